import type { FieldError } from '@diwan/api-contract/problem';
import { jobPostDraft, jobPostRules } from '@diwan/api-contract/resources/job-post-draft';
import { createFormat } from '@diwan/ui';
import { expect, test } from 'vitest';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { contractFields } from '#crud/resource/contract-fields.ts';
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
  recruiterId: null,
  hiringTeam: [],
  criteria: [],
  scorecardsNeeded: null,
  examId: null,
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

test('what the schema refuses and what the rules refuse is said in one round, and each field once', () => {
  const salary = { ...sound.salary, min: 900_000, max: 800_000 };
  const errors = validateDraft(check, { ...sound, employerId: '', title: { ar: '', en: '' }, locations: [], salary });
  expect(errors.map(({ path }) => path)).toEqual(['employerId', 'title.ar', 'salary.max', 'locations']);
  const twiceWrong = { applyMode: 'external_url', applyUrl: 'x'.repeat(600) };
  expect(validateDraft(check, { ...sound, ...twiceWrong }).map(({ path }) => path)).toEqual(['applyUrl']);
});

test('rules that need what is missing wait until it is there', () => {
  expect(validateDraft(check, { ...sound, salary: null }).map(({ path }) => path)).toEqual(['salary']);
});

test('a form holds the fields of the draft and nothing else of the record', () => {
  expect(draftOf({ ...sound, version: 3 }, sound)).toEqual(sound);
});

test('MSG-02 an e-mail address that is none is refused by the contract, in the specification’s words', async () => {
  const [error, ...others] = validateDraft(check, { ...sound, applyMode: 'email', applyEmail: 'sara@' });
  expect([error, others]).toEqual([{ path: 'applyEmail', code: 'invalidEmail' }, []]);
  expect(await inWords(error!)).toBe('Invalid email address');
});

test('a limit is read as the values of its field are, in groups too', async () => {
  const tooBig = (path: string, max: number) => inWords({ path, code: 'tooBig', params: { max } });
  expect(await tooBig('commissionBps', 5000)).toBe('Commission must be at most 50%');
  expect(await tooBig('salary.max', 500_000)).toMatch(/must be at most SAR\s5,000$/);
  expect(await tooBig('openings', 1000)).toMatch(/must be at most 1,000$/);
});

async function inWords(error: FieldError): Promise<string> {
  await startMessages('en');
  await loadMessages('jobPosts', 'businessSpecialists', 'crud', 'crudLate');
  const t = messages.getFixedT('en', ['jobPosts', 'businessSpecialists', 'crud']) as unknown as CellContext['t'];
  const fields = { ...contractFields.jobPosts, ...contractFields.businessSpecialists };
  return errorText(error, { t, format: createFormat('en'), language: 'en', resource: { fields } });
}
