import { useSyncExternalStore } from 'react';
import { localizedLabel } from '../resource/labels.ts';
import { useResource } from '../resource/resource-context.ts';
import type { ResourceKey } from '../resource/resource-types.ts';
import { recordLabels } from './record-labels.ts';
import type { Option } from './use-options.ts';

/** Records by id, each with its name once it is known. */
export function useOptionsById(to: ResourceKey, ids: readonly string[]): Option[] {
  const labelOf = useRecordLabels();
  return ids.map((id) => ({ id, label: labelOf(to, id) }));
}

/** The name of any record in the language in use: `…` while it is asked for, the end of its id where there is none. */
export function useRecordLabels(): (resource: ResourceKey, id: string) => string {
  const { language } = useResource();
  const find = useSyncExternalStore(recordLabels.subscribe, recordLabels.read);
  return (resource, id) => {
    const label = find(resource, id);
    return label ? localizedLabel(label, language) : label === null ? `…${id.slice(-6)}` : '…';
  };
}
