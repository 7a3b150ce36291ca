import type { SearchGroup } from '@diwan/api-contract/endpoints/search';
import { paletteMachine } from '@diwan/machines/palette/palette.machine';
import { isOpen, type PaletteStatus, paletteStatus } from '@diwan/machines/palette/palette.selectors';
import { useCallback } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';

/** The palette as its view sees it. */
export interface PaletteState {
  isOpen: boolean;
  text: string;
  groups: readonly SearchGroup[];
  status: PaletteStatus;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  retry: () => void;
}

const machine = paletteMachine.provide({
  actors: {
    findRecords: fromPromise<readonly SearchGroup[], { text: string }>(
      async ({ input, signal }) => (await expectBody(client.search.find({ query: { q: input.text }, signal }))).groups,
    ),
  },
});

export function usePaletteState(): PaletteState {
  const [snapshot, send] = useMachine(machine);
  return {
    isOpen: isOpen(snapshot),
    text: snapshot.context.text,
    groups: snapshot.context.groups,
    status: paletteStatus(snapshot),
    open: useCallback(() => send({ type: 'palette.open' }), [send]),
    close: useCallback(() => send({ type: 'palette.close' }), [send]),
    type: useCallback((text) => send({ type: 'palette.typed', text }), [send]),
    retry: useCallback(() => send({ type: 'palette.retried' }), [send]),
  };
}
