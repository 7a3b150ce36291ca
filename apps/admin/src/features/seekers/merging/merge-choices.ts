import {
  type JoinedField,
  joinedFields,
  type MergedField,
  mergedFields,
} from '@diwan/api-contract/resources/seeker-merging';
import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { seekerVisibilities } from '@diwan/api-contract/values/records/seeker';

/** Whose value a field has once two records are one. */
export type Whose = 'kept' | 'merged' | 'both';
export type MergeChoices = Readonly<Partial<Record<MergedField, Whose>>>;

const lists: ReadonlySet<string> = new Set(joinedFields.options);
const isJoined = (field: MergedField): field is JoinedField => lists.has(field);
export const sidesOf = (field: MergedField): readonly Whose[] =>
  isJoined(field) ? ['both', 'kept', 'merged'] : ['kept', 'merged'];

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
const said = (value: unknown) => JSON.stringify(value);

/** The fields of which somebody has to choose: both say something, and not the same. */
export function disputedFields(kept: Seeker, merged: Seeker): MergedField[] {
  return mergedFields.options.filter((field) => !isEmpty(merged[field]) && said(kept[field]) !== said(merged[field]));
}

/** What stands there at first: lists of both, the longer text, what is filled in, what was verified, and the stricter visibility. */
export function proposedChoices(kept: Seeker, merged: Seeker): MergeChoices {
  return Object.fromEntries(disputedFields(kept, merged).map((field) => [field, proposed(field, kept, merged)]));
}

function proposed(field: MergedField, kept: Seeker, merged: Seeker): Whose {
  if (isEmpty(kept[field])) return 'merged';
  if (isJoined(field)) return 'both';
  return isBetter(field, kept, merged) ? 'merged' : 'kept';
}

const verified = { email: 'emailVerifiedAt', mobile: 'mobileVerifiedAt', nationalId: 'verifiedIdAt' } as const;
const texts: ReadonlySet<MergedField> = new Set(['headline', 'about', 'district', 'disability', 'name']);

function isBetter(field: MergedField, kept: Seeker, merged: Seeker): boolean {
  if (field === 'email' || field === 'mobile' || field === 'nationalId')
    return kept[verified[field]] === null && merged[verified[field]] !== null;
  if (field === 'visibility')
    return seekerVisibilities.indexOf(merged.visibility) > seekerVisibilities.indexOf(kept.visibility);
  return texts.has(field) && said(merged[field]).length > said(kept[field]).length;
}

/** The choices as the server is told. */
export function wishOf(choices: MergeChoices): { taken: MergedField[]; joined: JoinedField[] } {
  const chosen = (whose: Whose) => mergedFields.options.filter((field) => choices[field] === whose);
  return { taken: chosen('merged'), joined: chosen('both').filter(isJoined) };
}
