import { useMemo, useSyncExternalStore } from 'react';
import type { Query } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';

type Size = 'whole' | 'small';

/** A file that a field holds; under its id it never changes, so what is known is not asked for again. */
export function fileQuery(id: string, size: Size): Query<Blob> {
  const given = { params: { id }, query: { size } };
  return {
    key: client.fieldFiles.download.addressOf(given),
    load: async (signal, known) =>
      known ?? expectFile(client.fieldFiles.download({ ...given, signal, cache: 'default' })),
  };
}

export const fetchFieldFile = (id: string): Promise<Blob> =>
  expectFile(client.fieldFiles.download({ params: { id }, query: { size: 'whole' }, timeout: 120_000 }));

/** An address of bytes that this browser holds, as long as somebody follows it. */
function objectUrlOf(content: Blob | null) {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe(onChange: () => void) {
      if (!content) return () => {};
      const made = URL.createObjectURL(content);
      url = made;
      onChange();
      return () => {
        URL.revokeObjectURL(made);
        url = null;
      };
    },
  };
}

/** The address of bytes that this browser holds, while it is shown. */
export function useObjectUrl(content: Blob | null): string | null {
  const { subscribe, read } = useMemo(() => objectUrlOf(content), [content]);
  return useSyncExternalStore(subscribe, read);
}

/** The address of a picture by its id: null until it is there, and where there is none. */
export function usePicture(id: string | null, size: Size): { src: string | null; hasFailed: boolean } {
  const { value, hasFailed } = useQuery(id === null ? null : fileQuery(id, size));
  return { src: useObjectUrl(value), hasFailed };
}
