/** What the rules about somebody on a shortlist look at. */
export interface TalentListEntryInput {
  isListArchived: boolean;
  /** The employer may read their CV already: it was opened to it before, or came with an application. */
  isKnown: boolean;
  /** How many CVs may still be opened to the employer; at most `Number.MAX_SAFE_INTEGER`, which is without a limit. */
  cvViewsLeft: number;
}

export type TalentListEntryEvent =
  | { type: 'talentListEntry.contact' }
  | { type: 'talentListEntry.shortlist' }
  | { type: 'talentListEntry.putBack' };

export type TalentListEntryRefusal = 'listArchived' | 'cvViewsExhausted';
