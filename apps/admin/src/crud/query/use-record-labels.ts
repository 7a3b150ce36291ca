import { useSyncExternalStore } from 'react';
import { localizedLabel } from '../resource/labels.ts';
import { useResource } from '../resource/resource-context.ts';
import type { Referable } from '../resource/resource-types.ts';
import { recordLabels } from './record-labels.ts';
import type { Option } from './use-options.ts';

/** Records by id, each with its name and picture once they are known. */
export function useOptionsById(to: Referable, ids: readonly string[]): Option[] {
  const { find, labelOf } = useNames();
  return ids.map((id) => {
    const image = find(to, id)?.image;
    return { id, label: labelOf(to, id), ...(image !== undefined && { image }) };
  });
}

/** The name of any record in the language in use: `…` while it is asked for, the end of its id where there is none. */
export function useRecordLabels(): (resource: Referable, id: string) => string {
  return useNames().labelOf;
}

/** The picture of any record: null while it is asked for, and where there is none. */
export function useImageOf(to: Referable, id: string): string | null {
  return useFind()(to, id)?.image ?? null;
}

const useFind = () => useSyncExternalStore(recordLabels.subscribe, recordLabels.read);

function useNames() {
  const { language } = useResource();
  const find = useFind();
  const labelOf = (resource: Referable, id: string) => {
    const named = find(resource, id);
    return named ? localizedLabel(named.label, language) : named === null ? `…${id.slice(-6)}` : '…';
  };
  return { find, labelOf };
}
