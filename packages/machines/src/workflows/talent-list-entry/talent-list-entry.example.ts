import type { TalentListEntryInput } from './talent-list-entry.input.ts';

/** Somebody on a shortlist that is in use. */
export const example: TalentListEntryInput = { isListArchived: false, isKnown: false, cvViewsLeft: 10 };
