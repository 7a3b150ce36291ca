import type { NoteContext } from './note.machine.ts';

/** What a note still lacks, once somebody has tried to send it. */
export function missingIn({ title, text, hasTried }: NoteContext): { title: boolean; text: boolean } {
  return { title: hasTried && title.trim() === '', text: hasTried && text.trim() === '' };
}
