import type { Draft } from '@diwan/machines/edit/edit.types';
import { localizedLabel, personLabel } from '#crud/resource/labels.ts';

type Language = 'ar' | 'en';
const naming = ['title', 'name', 'displayName', 'prompt', 'subject', 'email'] as const;

/** What a form calls the record that it writes, as far as its name has been typed. */
export function draftName(draft: Draft, language: Language): string | null {
  for (const field of naming) {
    const name = textOf(draft[field], language);
    if (name) return name;
  }
  return null;
}

function textOf(value: unknown, language: Language): string {
  if (typeof value === 'string') return value.trim();
  const { ar, en } = Object(value) as { ar?: unknown; en?: unknown };
  if (typeof ar === 'string') return localizedLabel({ ar, ...(typeof en === 'string' ? { en } : {}) }, language).trim();
  const { first } = Object(ar) as { first?: unknown };
  return typeof first === 'string' ? personLabel(value as Parameters<typeof personLabel>[0], language).trim() : '';
}
