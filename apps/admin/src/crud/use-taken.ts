import type { FieldError } from '@diwan/api-contract/problem';
import type { Draft } from '@diwan/machines/edit/edit.types';
import { takenMachine, type Values } from '@diwan/machines/taken/taken.machine';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '../actors/use-machine.ts';
import { resourceClient } from './resource-client.ts';
import { useRoom } from './room.tsx';

/** Which of the values being typed another record has already; what saving answers stays the truth. */
export function useTaken(id: string | null, draft: Draft, base: Draft): readonly FieldError[] {
  const { resource } = useRoom();
  const machine = useMemo(() => {
    const api = resourceClient(resource.key);
    const askTaken = fromPromise<readonly FieldError[], { values: Values }>(async ({ input, signal }) => {
      const asked = Object.entries(input.values).map(([field, value]) =>
        api.taken({ field, value, ...(id ? { except: id } : {}) }, signal),
      );
      return (await Promise.all(asked)).flatMap(({ error }) => error ?? []);
    });
    return takenMachine.provide({ actors: { askTaken } });
  }, [resource.key, id]);
  const [snapshot, send] = useMachine(machine);
  const typed = useMemo(() => typedValues(resource.unique ?? [], draft, base), [resource.unique, draft, base]);
  useEffect(() => send({ type: 'taken.asked', values: typed }), [typed, send]);
  return snapshot.context.errors;
}

function typedValues(paths: readonly string[], draft: Draft, base: Draft): Values {
  const typed = paths.map((path) => [path, textAt(draft, path), textAt(base, path)] as const);
  return Object.fromEntries(
    typed.filter(([, text, was]) => text !== '' && text !== was).map(([path, text]) => [path, text]),
  );
}

function textAt(draft: Draft, path: string): string {
  const value = path.split('.').reduce((inner: unknown, part) => Object(inner)[part], draft as unknown);
  return typeof value === 'string' ? value.trim() : '';
}
