import { type Option, optionsMachine } from '@diwan/machines/options/options.machine';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useSession } from '#session/session-context.tsx';

/** Colleagues whose names contain a text, without oneself; nobody is asked for while the text is null. */
export function useColleagues(text: string | null): { items: readonly Option[]; isLoading: boolean } {
  const own = useSession().user?.uid;
  const machine = useMemo(() => {
    const searchOptions = fromPromise<readonly Option[], { text: string }>(async ({ input, signal }) => {
      const found = await expectBody(client.staff.options({ query: { q: input.text }, signal }));
      return found.filter(({ id }) => id !== own).map(({ id, name }) => ({ id, label: name }));
    });
    return optionsMachine.provide({ actors: { searchOptions } });
  }, [own]);
  const [snapshot, send] = useMachine(machine);
  useEffect(() => {
    if (text !== null) send({ type: 'options.asked', text });
  }, [text, send]);
  return { items: snapshot.context.items, isLoading: snapshot.hasTag('busy') };
}
