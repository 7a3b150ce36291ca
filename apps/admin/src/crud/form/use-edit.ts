import { hiddenValues } from '@diwan/api-contract/kinds/shown-when';
import type { FieldError, Problem } from '@diwan/api-contract/problem';
import { editMachine } from '@diwan/machines/edit/edit.machine';
import { isDirty } from '@diwan/machines/edit/edit.selectors';
import type { Draft } from '@diwan/machines/edit/edit.types';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useActorRef } from '#actors/use-actor-ref.ts';
import { shallowEqual, useSelector } from '#actors/use-selector.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { editActors, recordReader } from './edit.implementations.ts';
import { type EditActor, type EditSnapshot, type Phase, phaseOf } from './edit-actor.ts';
import { keepWhileTyped } from './keep-while-typed.ts';

/** A form as its screen sees it. What changes with each key is not here: see `use-draft.ts`. */
export interface Edit {
  actor: EditActor;
  phase: Phase;
  record: AnyRecord | null;
  errors: readonly FieldError[];
  problem: Problem | null;
  /** Grows with each try to save that was refused for errors. */
  attempts: number;
  isDirty: boolean;
  /** When what was typed earlier was kept; null when nothing is offered. */
  keptAt: string | null;
  change: (field: string, value: unknown) => void;
  save: () => void;
  retry: () => void;
  /** Takes up what was typed earlier. */
  takeUp: () => void;
  discard: () => void;
  /** The person left the form with its changes. */
  abandon: () => void;
}

interface EditOptions {
  /** Null for a new record. */
  id: string | null;
  /** What a new record starts with besides its blank draft. */
  startWith?: Draft;
  /** Whether what is typed is kept in this browser until it is saved. */
  isKept?: boolean;
  onSaved: (record: AnyRecord) => void;
  /** The save waits in this browser until the server can be reached. */
  onQueued?: () => void;
  onErrors: (count: number) => void;
}

const blank: Draft = {};

/** The form of the resource: loaded, changed, kept, checked, saved once, and put together with what others saved. */
export function useEdit({ id, startWith = blank, isKept = true, onSaved, onQueued, onErrors }: EditOptions): Edit {
  const { resource } = useResource();
  const reopen = useRef(() => {});
  const onRefused = useCallback(() => reopen.current(), []);
  const keeping = useDraftKeeper(isKept ? resource.key : null, id, onRefused);
  const machine = useMemo(
    () =>
      editMachine.provide({
        actors: editActors(resource, keeping, startWith),
        actions: {
          dropKept: () => keeping.drop(),
          announceSaved: (_, { record }) => onSaved(record as AnyRecord),
          announceQueued: () => onQueued?.(),
          announceErrors: ({ context }) => onErrors(context.errors.length),
        },
      }),
    [resource, keeping, startWith, onSaved, onQueued, onErrors],
  );
  const readRecord = useMemo(() => recordReader(resource), [resource]);
  const input = { id, canQueue: isKept && !resource.isPersonal, makeKey: () => crypto.randomUUID(), readRecord };
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    reopen.current = () => actor.send({ type: 'edit.retried' });
  }, [actor]);
  useEffect(() => keepWhileTyped(actor, keeping), [actor, keeping]);

  const change = useCallback(
    (field: string, value: unknown) => {
      const { draft } = actor.getSnapshot().context;
      const hidden = hiddenValues(resource.fields, { ...draft, [field]: value });
      actor.send({ type: 'edit.changed', field, value });
      for (const [name, empty] of Object.entries(hidden))
        actor.send({ type: 'edit.changed', field: name, value: empty });
    },
    [actor, resource],
  );

  return {
    actor,
    ...useSelector(actor, shownOf, shallowEqual),
    change,
    save: useCallback(() => actor.send({ type: 'edit.save' }), [actor]),
    retry: useCallback(() => actor.send({ type: 'edit.retried' }), [actor]),
    takeUp: useCallback(() => actor.send({ type: 'edit.continued' }), [actor]),
    discard: useCallback(() => actor.send({ type: 'edit.discarded' }), [actor]),
    abandon: useCallback(() => keeping.drop(), [keeping]),
  };
}

function shownOf(snapshot: EditSnapshot) {
  const { record, errors, problem, attempts, kept } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    record: record as AnyRecord | null,
    errors,
    problem,
    attempts,
    isDirty: isDirty(snapshot),
    keptAt: kept?.savedAt ?? null,
  };
}
