import type { Note } from '@diwan/api-contract/endpoints/notes';
import type { NoteText } from '@diwan/machines/note/note.machine';
import { useCallback } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { type Feed, useFeed, useNoted } from '../query/use-feed.ts';

type ResourcePath = NonNullable<Parameters<typeof client.notes.list>[0]['query']>['resource'];

/** The notes about a record, newest first, kept up to date while they are shown. */
export function useNotes(path: string, id: string): Feed<Note> {
  const entriesBefore = useCallback(
    (before: string | null) => {
      const query = { resource: path as ResourcePath, record: id, ...(before ? { before } : {}) };
      return queryOf(client.notes.list, { query });
    },
    [path, id],
  );
  const feed = useFeed({ entriesBefore });
  useNoted(path, id, feed.refresh);
  return feed;
}

/** Adds a note about a record. */
export function addNote(path: string, record: string, note: NoteText, key: string) {
  const body = { resource: path as ResourcePath, record, ...draftOf(note) };
  return expectBody(client.notes.add({ body, idempotencyKey: key }));
}

export function editNote({ id, version }: Note, note: NoteText) {
  return expectBody(client.notes.edit({ params: { id }, version, body: draftOf(note) }));
}

export function removeNote({ id, version }: Note) {
  return expectBody(client.notes.remove({ params: { id }, version }));
}

/** A note as it is sent: people by their ids. */
function draftOf({ title, text, visibility = 'staff', mentions = [], isPinned = false }: NoteText) {
  return { title, text, visibility, mentions: mentions.map(({ id }) => id), isPinned };
}
