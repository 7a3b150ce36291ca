import type { TalentListInput } from './talent-list.input.ts';

/** Any shortlist. */
export const example: TalentListInput = {};
