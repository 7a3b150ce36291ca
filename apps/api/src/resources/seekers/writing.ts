import type { Seeker as SeekerRecord, seekers } from '@diwan/api-contract/resources/seekers';
import type { DraftOf, Row, Writer, Writing } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { rematchAll, rematchSeeker } from '../applications/match/rematch.ts';
import { renameApplications } from '../applications/rename.ts';
import { isNobody } from './anonymise/is-nobody.ts';
import { seekerKeys } from './keyed.ts';
import { keptNationalId } from './national-id.ts';
import { seekerSearchKey } from './search-key.ts';
import type { seekersTable } from './table.ts';

type Draft = DraftOf<typeof seekers>;
type Seeker = Row<typeof seekersTable>;

export const seekerWriting: Writing<typeof seekers, typeof seekersTable> = {
  async edited(draft, before, writer) {
    if (isNobody(before)) throw problemOf('refused', { reason: 'wrongState' });
    const searchKey = seekerSearchKey({ ...draft, number: before.number });
    if (searchKey !== before.searchKey) await renameApplications(draft, before, writer);
    await rematchSeeker(writer.tx, before, draft);
    return {
      searchKey,
      ...seekerKeys(writer.sealing, draft),
      ...idOf(draft, before, writer),
      // Nobody was reached there yet.
      ...(draft.mobile === before.mobile ? {} : { mobileVerifiedAt: null }),
      ...(draft.email === before.email ? {} : { emailVerifiedAt: null, emailRefusedAt: null }),
      completeness: completenessOf({ ...before, ...draft }),
    };
  },
  repointed: (ids, { tx }) => rematchAll(tx, 'seekerId', ids),
  duplicates: {
    seekers_email: { path: 'email', code: 'emailTaken' },
    seekers_mobile: { path: 'mobile', code: 'mobileTaken' },
    seekers_national_id: { path: 'nationalId', code: 'nationalIdTaken' },
  },
};

/** A new national id is one that nobody has compared with any papers. */
function idOf(draft: Draft, before: Seeker, { sealing }: Writer) {
  const { isChanged, columns } = keptNationalId(draft, before, sealing);
  return isChanged ? { ...columns, verifiedIdAt: null } : columns;
}

type Profile = Pick<
  SeekerRecord,
  | 'photo'
  | 'headline'
  | 'about'
  | 'jobTitleId'
  | 'industries'
  | 'skills'
  | 'languages'
  | 'salaryExpected'
  | 'experiences'
  | 'cv'
>;

/** What employers ask for first counts most; together 100. */
const shares: { [Part in keyof Profile]: number } = {
  photo: 10,
  headline: 10,
  about: 10,
  jobTitleId: 10,
  industries: 5,
  skills: 15,
  languages: 5,
  salaryExpected: 5,
  experiences: 15,
  cv: 15,
};

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Percent of the profile that is filled in. */
export function completenessOf(profile: Profile): number {
  const parts = Object.entries(shares) as [keyof Profile, number][];
  return parts.reduce((total, [part, share]) => total + (isFilled(profile[part]) ? share : 0), 0);
}
