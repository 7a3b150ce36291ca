import type { Query } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { localizedLabel } from '../resource/labels.ts';
import { type FoundOption, optionQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { Referable } from '../resource/resource-types.ts';
import { keepLabels } from './record-labels.ts';

/** A record that can be chosen. */
export interface Option {
  id: string;
  label: string;
  /** Tells it from its namesakes, where it is offered. */
  note?: string;
  /** Its picture: null while it has none, absent where its resource has none. */
  image?: string | null;
}

/** Milliseconds after the last key until what was typed is searched for. */
export const typingPause = 200;

/** Records of a resource that match a text, and the filters that it offers by; nothing is asked while the text is null. */
export function useOptions(
  to: Referable,
  text: string | null,
  among?: Record<string, string>,
): { items: readonly Option[]; isLoading: boolean } {
  const { language } = useResource();
  const { value, isLoading } = useQueryInTurn(text === null ? null : optionsOf(to, { ...among, q: text }));
  const items = (value ?? []).map(({ id, label, hint, image }) => ({
    id,
    label: localizedLabel(label, language),
    ...(hint ? { note: localizedLabel(hint, language) } : {}),
    ...(image !== undefined && { image }),
  }));
  return { items, isLoading };
}

function optionsOf(to: Referable, asked: Record<string, string>): Query<FoundOption[]> {
  const options = optionQueries(to)(asked);
  return {
    ...options,
    pause: typingPause,
    load: async (signal, known) => {
      const found = await options.load(signal, known);
      keepLabels(to, found);
      return found;
    },
  };
}
