import type { NoteText } from '@diwan/machines/note/note.machine';

const drafts = new Map<string, NoteText>();
export const blankNote: NoteText = { title: '', text: '' };

/** What somebody has begun to write about a record, while this page is not reloaded; in memory alone. */
export function noteDraft(key: string): NoteText {
  return drafts.get(key) ?? blankNote;
}

export function keepNoteDraft(key: string, note: NoteText): void {
  if (note.title === '' && note.text === '') drafts.delete(key);
  else drafts.set(key, note);
}
