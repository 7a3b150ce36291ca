import { type Option, optionsMachine } from '@diwan/machines/options/options.machine';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { localizedLabel } from '../resource/labels.ts';
import { resourceClient } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { ResourceKey } from '../resource/resource-types.ts';
import { keepLabels } from './record-labels.ts';

/** Records of a resource that match a text; nothing is asked while the text is null. */
export function useOptions(to: ResourceKey, text: string | null): { items: readonly Option[]; isLoading: boolean } {
  const { language } = useResource();
  const machine = useMemo(() => {
    const searchOptions = fromPromise<readonly Option[], { text: string }>(async ({ input, signal }) => {
      const found = await resourceClient(to).options({ q: input.text }, signal);
      keepLabels(to, found);
      return found.map(({ id, label }) => ({ id, label: localizedLabel(label, language) }));
    });
    return optionsMachine.provide({ actors: { searchOptions } });
  }, [to, language]);
  const [snapshot, send] = useMachine(machine);
  useEffect(() => {
    if (text !== null) send({ type: 'options.asked', text });
  }, [text, send]);
  return { items: snapshot.context.items, isLoading: snapshot.hasTag('busy') };
}
