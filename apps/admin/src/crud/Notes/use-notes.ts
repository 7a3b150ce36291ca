import type { Note } from '@diwan/api-contract/notes';
import type { Page } from '@diwan/api-contract/page';
import { channels } from '@diwan/api-contract/values/channels';
import { createLogMachine } from '@diwan/machines/log/log.machine';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { client } from '../../api/client.ts';
import { expectBody } from '../../api/expect-body.ts';
import { useMissed, useRealtime } from '../../session/live.ts';

const machine = createLogMachine<Note>();
type ResourcePath = NonNullable<Parameters<typeof client.notes.list>[0]['query']>['resource'];

/** The notes about a record, newest first, kept up to date while they are shown. */
export function useNotes(path: string, id: string) {
  const provided = useMemo(
    () =>
      machine.provide({
        actors: {
          fetchEntries: fromPromise<Page<Note>, { before: string | null }>(({ input: { before }, signal }) =>
            expectBody(
              client.notes.list({
                query: { resource: path as ResourcePath, record: id, ...(before ? { before } : {}) },
                signal,
              }),
            ),
          ),
        },
      }),
    [path, id],
  );
  const [snapshot, send] = useMachine(provided);
  const refresh = () => send({ type: 'log.refresh' });
  const channel = channels.resource(path);
  useRealtime(channel, {
    'record.noted': (noted) => {
      if (noted.id === id) refresh();
    },
  });
  useMissed(channel, refresh);
  const { entries, next, problem } = snapshot.context;
  return {
    notes: entries,
    problem: snapshot.matches('failed') ? problem : null,
    isLoading: snapshot.matches('loading') && entries.length === 0,
    isLoadingOlder: snapshot.matches('loadingOlder'),
    hasOlder: next !== null,
    refresh,
    older: () => send({ type: 'log.older' }),
  };
}

/** Adds a note about a record. */
export function addNote(path: string, record: string, draft: { title: string; text: string }, key: string) {
  const body = { resource: path as ResourcePath, record, ...draft };
  return expectBody(client.notes.add({ body, idempotencyKey: key }));
}

export function editNote({ id, version }: Note, draft: { title: string; text: string }) {
  return expectBody(client.notes.edit({ params: { id }, version, body: draft }));
}

export function removeNote({ id, version }: Note) {
  return expectBody(client.notes.remove({ params: { id }, version }));
}
