import { hiddenValues } from '@diwan/api-contract/kinds/shown-when';
import type { FieldError, Problem } from '@diwan/api-contract/problem';
import { editMachine } from '@diwan/machines/edit/edit.machine';
import { changedFields, disputesIn, isConflicted, isDirty, isSaving } from '@diwan/machines/edit/edit.selectors';
import type { Dispute, Draft, EditEvent, Side } from '@diwan/machines/edit/edit.types';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useMachine } from '#actors/use-machine.ts';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { editActors, recordReader } from './edit.implementations.ts';

/** What this person and somebody else changed, each in another way, and what was chosen so far. */
export interface Conflict {
  theirs: AnyRecord;
  disputes: readonly Dispute[];
  choices: Readonly<Record<string, Side>>;
  isDecided: boolean;
  /** Whether it is saved once it is decided; else one goes on typing. */
  isSaving: boolean;
  choose: (path: string, side: Side) => void;
  chooseAll: (side: Side) => void;
  merge: () => void;
  leave: () => void;
}

/** A form as its screen sees it. */
export interface Edit {
  phase: 'loading' | 'failed' | 'offered' | 'editing' | 'saving' | 'conflicted' | 'saved' | 'queued';
  record: AnyRecord | null;
  draft: Draft;
  /** The draft as it was loaded or last saved. */
  base: Draft;
  errors: readonly FieldError[];
  problem: Problem | null;
  /** Grows with each try to save that was refused for errors. */
  attempts: number;
  changed: readonly string[];
  isDirty: boolean;
  /** When what was typed earlier was kept; null when nothing is offered. */
  keptAt: string | null;
  conflict: Conflict | null;
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

type Snapshot = Parameters<typeof isSaving>[0];
type Send = (event: EditEvent) => void;
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
  const [snapshot, send] = useMachine(machine, { input });
  useEffect(() => {
    reopen.current = () => send({ type: 'edit.retried' });
  }, [send]);
  const { draft, base, version, record, kept } = snapshot.context;
  const phase = phaseOf(snapshot);
  const hasLoaded = phase !== 'loading' && phase !== 'failed';
  const hasChanges = isDirty(snapshot);

  useEffect(() => {
    if (phase === 'offered' || !hasLoaded) return;
    if (hasChanges) keeping.keep({ draft, base, version });
    else void keeping.drop();
  }, [keeping, phase, hasLoaded, hasChanges, draft, base, version]);

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const change = useCallback(
    (field: string, value: unknown) => {
      const hidden = hiddenValues(resource.fields, { ...latest.current, [field]: value });
      send({ type: 'edit.changed', field, value });
      for (const [name, empty] of Object.entries(hidden)) send({ type: 'edit.changed', field: name, value: empty });
    },
    [send, resource],
  );

  return {
    phase,
    record: record as AnyRecord | null,
    draft,
    base,
    errors: snapshot.context.errors,
    problem: snapshot.context.problem,
    attempts: snapshot.context.attempts,
    changed: changedFields(snapshot),
    isDirty: hasChanges,
    keptAt: kept?.savedAt ?? null,
    conflict: isConflicted(snapshot) ? conflictOf(snapshot, send) : null,
    change,
    save: useCallback(() => send({ type: 'edit.save' }), [send]),
    retry: useCallback(() => send({ type: 'edit.retried' }), [send]),
    takeUp: () => send({ type: 'edit.continued' }),
    discard: () => send({ type: 'edit.discarded' }),
    abandon: useCallback(() => keeping.drop(), [keeping]),
  };
}

function conflictOf(snapshot: Snapshot, send: Send): Conflict {
  const disputes = disputesIn(snapshot);
  const { theirs, choices } = snapshot.context;
  return {
    theirs: theirs!.record as AnyRecord,
    disputes,
    choices,
    isDecided: disputes.every(({ path }) => choices[path] !== undefined),
    isSaving: snapshot.matches('conflicted'),
    choose: (path, side) => send({ type: 'edit.sideChosen', path, side }),
    chooseAll: (side) => send({ type: 'edit.allChosen', side }),
    merge: () => send({ type: 'edit.merged' }),
    leave: () => send({ type: 'edit.conflictLeft' }),
  };
}

function phaseOf(snapshot: Snapshot): Edit['phase'] {
  if (isSaving(snapshot)) return 'saving';
  if (isConflicted(snapshot)) return 'conflicted';
  const { value } = snapshot;
  return value === 'unreadable' || value === 'missing' || value === 'forbidden' ? 'failed' : (value as Edit['phase']);
}
