/** What the rules about somebody on a shortlist look at. */
export interface TalentListEntryInput {
  isListArchived: boolean;
}

export type TalentListEntryEvent =
  | { type: 'talentListEntry.contact' }
  | { type: 'talentListEntry.shortlist' }
  | { type: 'talentListEntry.putBack' };

export type TalentListEntryRefusal = 'listArchived';
