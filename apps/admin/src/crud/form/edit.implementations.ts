import type { FieldError } from '@diwan/api-contract/problem';
import type { Draft, Kept, Loaded, Opened, Save } from '@diwan/machines/edit/edit.types';
import { merge } from '@diwan/machines/edit/merge';
import { fromPromise } from 'xstate';
import { cache } from '#api/cache/cache.ts';
import { localProblem, ProblemFailure } from '#api/expect-body.ts';
import { afterPaint } from '#navigation/screens/after-paint.ts';
import type { FormKeeping } from '../drafts/use-draft-keeper.ts';
import { isAsRead } from '../fields/masked/as-read.ts';
import { loadOwnInputs } from '../fields/own/own-inputs.ts';
import type { Resource } from '../resource/define-resource.ts';
import { resourceClient, resourceQueries } from '../resource/resource-client.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { loadDraftSchema } from './validation/load-draft-schema.ts';
import { draftOf, validateDraft } from './validation/validate-draft.ts';

/** What the edit machine does in a browser: the resource's endpoints, its schema, and what is kept of the form. */
export function editActors(resource: Resource, keeping: FormKeeping, startWith: Draft) {
  const api = resourceClient(resource.key);
  const { view } = resourceQueries(resource.key);
  const readRecord = recordReader(resource);
  return {
    openRecord: fromPromise<Opened, { id: string | null }>(async ({ input, signal }) => {
      const [record, kept, waiting] = await Promise.all([
        input.id === null ? null : cache.read(view(input.id), signal),
        keeping.find(),
        keeping.waiting(),
        loadOwnInputs(resource.fields),
      ]);
      // Not waited for: a save that goes without it is checked by the server.
      afterPaint(() => void loadDraftSchema(resource).catch(() => undefined));
      const loaded = record
        ? withWaiting(readRecord(record), waiting)
        : newRecord({ ...resource.blank?.(), ...startWith });
      return { ...loaded, kept: kept && { ...kept, draft: draftOf(kept.draft, resource.fields) } };
    }),
    validateDraft: fromPromise<FieldError[], { draft: Draft }>(async ({ input }) => {
      const check = await loadDraftSchema(resource).catch(() => null);
      const wrong = check ? validateDraft(check, input.draft) : [];
      return wrong.filter(({ path }) => !isAsRead(resource.fields[path], input.draft[path]));
    }),
    saveDraft: fromPromise<Loaded, Save>(async ({ input: { id, version, draft, changes, key } }) => {
      // What was saved before this goes before this.
      if (await keeping.waiting()) throw new ProblemFailure(localProblem('offline'));
      const saved = id === null ? await api.add(draft, key) : await api.edit(id, version!, changes);
      // Before anybody hears of it: what is saved must not be offered again by a page that is loaded next.
      await keeping.drop().catch(() => {});
      return readRecord(saved);
    }),
    queueSave: fromPromise<void, Save>(({ input }) => keeping.queue(input)),
  };
}

/** Reads of a record what its form may write. */
export function recordReader(resource: Resource) {
  return (record: unknown): Loaded => {
    const known = record as AnyRecord;
    return { draft: draftOf(known, resource.fields), version: known.version, record };
  };
}

/** A record as it will be once what waits for the connection is sent. */
function withWaiting(loaded: Loaded, waiting: Kept | null): Loaded {
  return waiting ? { ...loaded, draft: merge(waiting.base, waiting.draft, loaded.draft, {}) } : loaded;
}

const newRecord = (draft: Draft): Loaded => ({ draft, version: null, record: null });
