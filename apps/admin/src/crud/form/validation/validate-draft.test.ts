import { jobPostDraft, jobPostRules } from '@diwan/api-contract/resources/job-post-draft';
import { expect, test } from 'vitest';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { loadMessages, messages, startMessages } from '#messages/messages.ts';
import { errorText } from './error-texts.ts';
import { draftOf, validateDraft } from './validate-draft.ts';

const check = { schema: jobPostDraft, rules: jobPostRules };
const id = '0198c1de-0000-7000-8000-000000000001';
const sound = {
  employerId: id,
  jobTitleId: id,
  title: { ar: 'مهندس برمجيات', en: '' },
  description: { ar: 'و'.repeat(100) },
  iscoCode: null,
  industryId: null,
  responsibilities: null,
  qualifications: null,
  skills: [],
  employmentTypes: ['full_time'],
  workMode: 'onsite',
  locations: [{ cityId: 'riyadh', address: null }],
  nationality: { rule: 'any', countries: [] },
  gender: 'any',
  openings: 1,
  experienceYears: { min: 0, max: null },
  education: 'none',
  languages: [],
  salary: { min: null, max: null, period: 'month', isVisible: true, isNegotiable: false },
  benefits: [],
  workHours: null,
  shift: null,
  startsOn: null,
  publishAt: null,
  expiresAt: '2027-01-01T00:00:00Z',
  applyMode: 'in_platform',
  applyUrl: null,
  applyEmail: null,
  questions: [],
  isConfidential: false,
  isUrgent: false,
  featuredUntil: null,
};

test('MSG-06 DOM-04 a job post needs at least one employment type', () => {
  expect(validateDraft(check, { ...sound, employmentTypes: [] })).toEqual([
    { path: 'employmentTypes', code: 'employmentTypeRequired' },
  ]);
});

test('rules across fields name the field to look at', () => {
  const salary = { ...sound.salary, min: 900_000, max: 800_000 };
  expect(validateDraft(check, { ...sound, salary })).toEqual([{ path: 'salary.max', code: 'belowMinimum' }]);
  expect(validateDraft(check, sound)).toEqual([]);
});

test('a form holds the fields of the draft and nothing else of the record', () => {
  expect(draftOf({ ...sound, version: 3 }, sound)).toEqual(sound);
});

test('MSG-02 an e-mail address that is none is refused by the contract, in the specification’s words', async () => {
  const [error, ...others] = validateDraft(check, { ...sound, applyMode: 'email', applyEmail: 'sara@' });
  expect([error, others]).toEqual([{ path: 'applyEmail', code: 'invalidEmail' }, []]);
  await startMessages('en');
  await loadMessages('jobPosts', 'crud');
  const t = messages.getFixedT('en', ['jobPosts', 'crud']) as unknown as CellContext['t'];
  expect(errorText(error!, t)).toBe('Invalid email address');
});
