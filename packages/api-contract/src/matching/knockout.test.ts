import { expect, test } from 'vitest';
import type { JobPostDraft } from '../resources/job-post-draft.ts';
import { failsKnockout } from './knockout.ts';

type Question = JobPostDraft['questions'][number];
const question = (type: Question['type'], expectedAnswer: string | null, isKnockout = true) => ({
  type,
  expectedAnswer,
  isKnockout,
});

test.each([
  [question('yes_no', 'yes'), ['yes'], false],
  [question('yes_no', 'yes'), ['no'], true],
  [question('yes_no', 'yes'), [], true],
  [question('single', 'CMA'), ['PMP'], true],
  [question('multi', 'CMA'), ['PMP', 'CMA'], false],
  [question('multi', 'CMA'), ['PMP'], true],
  [question('number', '3'), ['3.0'], false],
  [question('number', '3'), ['2'], true],
  [question('text', 'الرياض'), ['  الريَاض '], false],
  [question('text', 'الرياض'), ['جدة'], true],
  [question('date', '2027-01-01'), ['2027-02-01'], true],
])('%o answered by %j falls short: %s', (asked, values, fails) => {
  expect(failsKnockout(asked, values)).toBe(fails);
});

test('a question that only informs, or expects nothing, knocks nobody out', () => {
  expect(failsKnockout(question('yes_no', 'yes', false), ['no'])).toBe(false);
  expect(failsKnockout(question('yes_no', null), ['no'])).toBe(false);
});
