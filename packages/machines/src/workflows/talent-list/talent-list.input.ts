/** Nothing but a list's state says what may happen to it. */
export type TalentListInput = Record<string, never>;

export type TalentListEvent = { type: 'talentList.archive' } | { type: 'talentList.reopen' };
