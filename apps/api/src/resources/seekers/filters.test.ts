import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let sara: string;
let fahd: string;
let jobPostId: string;
let industryId: string;
beforeAll(async () => {
  api = await createTestApp();
  api.clock.now = new Date('2026-06-01T09:00:00Z');
  as = await api.signIn('editor');
  const records = recordsIn(api.database);
  industryId = (await records.industry()).id;
  sara = (
    await records.seeker({
      gender: 'female',
      nationality: 'EG',
      languages: [
        { code: 'ar', level: 'native' },
        { code: 'en', level: 'fluent' },
      ],
      birthDate: '1996-12-31',
      industries: [{ id: industryId }],
      employmentTypes: ['part_time'],
      source: 'referral',
      salaryExpected: 900_000,
      completeness: 80,
      verifiedIdAt: '2026-01-01T09:00:00Z',
      lastLoginAt: '2026-05-20T09:00:00Z',
    })
  ).id;
  fahd = (
    await records.seeker({
      birthDate: '1980-01-01',
      languages: [{ code: 'fr', level: 'native' }],
      salaryExpected: 2_000_000,
      completeness: 30,
      lastLoginAt: '2025-05-20T09:00:00Z',
    })
  ).id;
  jobPostId = (await records.application({ seekerId: sara })).jobPostId;
});
afterAll(() => api.close());

const found = async (query: string) => {
  const answer = await api.call('GET', `/api/v1/seekers?${query}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().items.map(({ id }: Seeker) => id);
};

test.each([
  ['gender=female', 'gender=male'],
  ['nationality=EG', 'nationality=SA,YE'],
  ['speaks=en,de', 'speaks=fr'],
  // Of the language that is asked for, whatever else somebody speaks.
  ['speaks=ar,en&languageLevel=fluent', 'speaks=fr,en&languageLevel=native'],
  ['languageLevel=fluent', 'speaks=fr&languageLevel=native'],
  ['employmentType=part_time,temporary', 'employmentType=full_time'],
  ['source=referral', 'source=site'],
  ['isIdVerified=true', 'isIdVerified=false'],
  // By the year alone: whoever turns thirty at its end is thirty.
  ['ageMax=30', 'ageMin=31'],
  ['salaryMax=1000000', 'salaryMin=1000000'],
  ['completenessMin=50', 'completenessMax=50'],
  ['lastLoginFrom=2026-01-01', 'lastLoginTo=2025-12-31'],
])('%s finds one of two people, and %s the other', async (one, other) => {
  expect([await found(one), await found(other)]).toEqual([[sara], [fahd]]);
});

test('people are found by the industries of their profile and by the job posts to which they have applied', async () => {
  expect(await found(`industry=${industryId}`)).toEqual([sara]);
  expect(await found(`appliedTo=${jobPostId}`)).toEqual([sara]);
  expect(await found(`appliedTo=${industryId}`)).toEqual([]);
});

test('who may be there twice is found by an e-mail spelt otherwise, or by name and date of birth', async () => {
  const records = recordsIn(api.database);
  const name = { ar: { first: 'إسراء', family: 'الفهيدي' } };
  const ids = async (rows: Parameters<typeof records.seeker>[0][]) =>
    (await Promise.all(rows.map((row) => records.seeker(row)))).map(({ id }) => id);
  const doubles = await ids([
    { name, birthDate: '1991-02-03' },
    { name: { ar: { first: 'اسراء', father: 'علي', family: 'الفهيدي' } }, birthDate: '1991-02-03' },
    { email: 'm.otaibi@mail.example' },
    { email: 'motaibi+jobs@mail.example' },
  ]);
  const [namesake] = await ids([{ name, birthDate: '1994-02-03' }]);
  expect((await found('duplicates=true')).sort()).toEqual(doubles.sort());
  expect(await found('duplicates=false')).toContain(namesake);
});
