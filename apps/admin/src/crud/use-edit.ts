import type { FieldError, Problem } from '@diwan/api-contract/problem';
import { editMachine } from '@diwan/machines/edit/edit.machine';
import { changedFields, disputedFields, isDirty, isSaving } from '@diwan/machines/edit/edit.selectors';
import type { Draft, Loaded, Save } from '@diwan/machines/edit/edit.types';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Resource } from './define-resource.ts';
import { checkDraft, draftOf } from './EditScreen/check-draft.ts';
import { loadCheck, optionalFields } from './EditScreen/draft-check.ts';
import { resourceClient } from './resource-client.ts';
import type { AnyRecord } from './resource-types.ts';
import { useRoom } from './room.tsx';

/** A form as its screen sees it. */
export interface Edit {
  phase: 'loading' | 'failed' | 'editing' | 'saving' | 'conflicted' | 'saved';
  record: AnyRecord | null;
  draft: Draft;
  errors: readonly FieldError[];
  problem: Problem | null;
  /** Grows with each try to save that was refused for errors. */
  attempts: number;
  changed: readonly string[];
  /** Fields that may be left empty. */
  optional: ReadonlySet<string>;
  isDirty: boolean;
  conflict: { theirs: AnyRecord; theirDraft: Draft; disputed: readonly string[] } | null;
  change: (field: string, value: unknown) => void;
  save: () => void;
  retry: () => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface EditOptions {
  /** Null for a new record. */
  id: string | null;
  onSaved: (record: AnyRecord) => void;
  onErrors: (count: number) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** The form of the room's resource: loaded, changed, checked, saved once, and put together with what others saved. */
export function useEdit({ id, onSaved, onErrors }: EditOptions): Edit {
  const { resource } = useRoom();
  const readRecord = useMemo(() => recordReader(resource), [resource]);
  const machine = useMemo(
    () =>
      editMachine.provide({
        actors: actorsOf(resource, readRecord),
        actions: {
          announceSaved: (_, { record }) => onSaved(record as AnyRecord),
          announceErrors: ({ context }) => onErrors(context.errors.length),
        },
      }),
    [resource, readRecord, onSaved, onErrors],
  );
  const [snapshot, send] = useMachine(machine, { input: { id, makeKey: () => crypto.randomUUID(), readRecord } });
  const { draft, record, errors, problem, attempts, theirs } = snapshot.context;
  const hasLoaded = snapshot.value !== 'loading';
  const optional = useMemo(() => (hasLoaded ? optionalFields(resource) : nothing), [resource, hasLoaded]);
  return {
    phase: phaseOf(snapshot),
    record: record as AnyRecord | null,
    draft,
    errors,
    problem,
    attempts,
    changed: changedFields(snapshot),
    optional,
    isDirty: isDirty(snapshot),
    conflict: theirs
      ? { theirs: theirs.record as AnyRecord, theirDraft: theirs.draft, disputed: disputedFields(snapshot) }
      : null,
    change: useCallback((field, value) => send({ type: 'edit.changed', field, value }), [send]),
    save: useCallback(() => send({ type: 'edit.save' }), [send]),
    retry: useCallback(() => send({ type: 'edit.retried' }), [send]),
    keepMine: () => send({ type: 'edit.keepMine' }),
    takeTheirs: () => send({ type: 'edit.takeTheirs' }),
  };
}

function phaseOf(snapshot: Parameters<typeof isSaving>[0]): Edit['phase'] {
  if (isSaving(snapshot)) return 'saving';
  const { value } = snapshot;
  return value === 'unreadable' || value === 'missing' || value === 'forbidden' ? 'failed' : (value as Edit['phase']);
}

function recordReader(resource: Resource) {
  return (record: unknown): Loaded => {
    const known = record as AnyRecord;
    return { draft: draftOf(known, resource.fields), version: known.version, record };
  };
}

function actorsOf(resource: Resource, readRecord: (record: unknown) => Loaded) {
  const api = resourceClient(resource.key);
  return {
    loadRecord: fromPromise<Loaded, { id: string | null }>(async ({ input, signal }) => {
      const [record] = await Promise.all([input.id === null ? null : api.view(input.id, signal), loadCheck(resource)]);
      return record ? readRecord(record) : { draft: resource.blank?.() ?? {}, version: null, record: null };
    }),
    checkDraft: fromPromise<FieldError[], { draft: Draft }>(async ({ input }) => {
      const check = await loadCheck(resource);
      return check ? checkDraft(check, input.draft) : [];
    }),
    saveDraft: fromPromise<Loaded, Save>(async ({ input: { id, version, draft, changes, key } }) =>
      readRecord(id === null ? await api.add(draft, key) : await api.edit(id, version!, changes)),
    ),
  };
}
