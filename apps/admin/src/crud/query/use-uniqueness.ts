import type { FieldError } from '@diwan/api-contract/problem';
import type { Draft } from '@diwan/machines/edit/edit.types';
import { uniquenessMachine, type Values } from '@diwan/machines/uniqueness/uniqueness.machine';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { resourceClient } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';

/** Which of the values being typed another record has already; what saving answers stays the truth. */
export function useUniqueness(id: string | null, draft: Draft, base: Draft): readonly FieldError[] {
  const { resource } = useResource();
  const machine = useMemo(() => {
    const api = resourceClient(resource.key);
    const checkUniqueness = fromPromise<readonly FieldError[], { values: Values }>(async ({ input, signal }) => {
      const asked = Object.entries(input.values).map(([field, value]) =>
        api.uniqueness({ field, value, ...(id ? { except: id } : {}) }, signal),
      );
      return (await Promise.all(asked)).flatMap(({ error }) => error ?? []);
    });
    return uniquenessMachine.provide({ actors: { checkUniqueness } });
  }, [resource.key, id]);
  const [snapshot, send] = useMachine(machine);
  const typed = useMemo(() => typedValues(resource.unique ?? [], draft, base), [resource.unique, draft, base]);
  useEffect(() => send({ type: 'uniqueness.asked', values: typed }), [typed, send]);
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
