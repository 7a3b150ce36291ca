import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { problemOf } from '@diwan/machines/problem';
import { toasts } from '@diwan/ui';
import { useRef } from 'react';
import { codeText } from '#crud/feedback/problem-text.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { BulkDownload } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** Fetches what the resource packs of its selected records into one file, and says how many had nothing to pack. */
export function useBulkDownload(selection: BulkSelection) {
  const { resource, t, format } = useResource();
  const chosen = useRef<{ download: BulkDownload; variant?: string | undefined } | null>(null);
  const words = () => `bulkDownload.${chosen.current?.download.key}`;
  const { isBusy, start } = useMutation({
    act: () => chosen.current!.download.pack(selection, chosen.current!.variant),
    onDone: ({ leftOut, ...file }) => {
      saveFile(file);
      const without =
        leftOut > 0 ? t(`${words()}.leftOut`, { count: leftOut, number: format.number(leftOut) }) : undefined;
      toasts.show({ tone: 'positive', title: t(`${words()}.done`), description: without });
    },
    onFailed: (error) => {
      const { code, errors = [] } = problemOf(error);
      const [why] = errors;
      const tooMany = t('bulk:problems.tooMany', { max: format.number(Number(why?.params?.max)) });
      const reason =
        why?.code === 'tooMany' ? tooMany : t(`${words()}.refusals.${why?.code}`, { defaultValue: codeText(code, t) });
      toasts.show({ tone: 'critical', title: t(`${words()}.failed`), description: reason });
    },
  });
  return {
    isBusy,
    /** Of several files which, and of one that there is in several ways, which of them. */
    start(download = resource.bulkDownload, variant?: string) {
      if (!download) return;
      chosen.current = { download, variant };
      start();
    },
  };
}
