import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { expect, test } from 'vitest';
import { disputedFields, proposedChoices, wishOf } from './merge-choices.ts';

const nothing = { emailVerifiedAt: null, mobileVerifiedAt: null, verifiedIdAt: null, tags: [], headline: null };
const record = (said: Partial<Seeker>) => ({ ...nothing, ...said }) as Seeker;

test('only what both say differently is asked, and nothing is lost by what is proposed', () => {
  const kept = record({ headline: 'محاسب', tags: ['أ'], email: 's•••@x', gender: 'male', visibility: 'public' });
  const merged = record({
    headline: 'محاسب أول بخبرة',
    tags: ['ب'],
    email: 't•••@x',
    emailVerifiedAt: '2026-01-01T00:00:00.000Z',
    gender: 'male',
    visibility: 'hidden',
    district: 'العليا',
  });
  expect(disputedFields(kept, merged).toSorted()).toEqual(['district', 'email', 'headline', 'tags', 'visibility']);
  const choices = proposedChoices(kept, merged);
  expect(choices).toEqual({
    district: 'merged',
    email: 'merged',
    headline: 'merged',
    tags: 'both',
    visibility: 'merged',
  });
  expect(wishOf({ ...choices, headline: 'kept' })).toEqual({
    taken: ['email', 'district', 'visibility'],
    joined: ['tags'],
  });
});

test('what the record that goes does not say is not taken for more than what the other says', () => {
  const kept = record({ headline: 'محاسب أول', visibility: 'hidden' });
  expect(proposedChoices(kept, record({ headline: 'محاسب', visibility: 'public' }))).toEqual({
    headline: 'kept',
    visibility: 'kept',
  });
});
