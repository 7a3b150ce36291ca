import { describe, expect, test } from 'vitest';
import { brokenRules } from '#broken-rules.ts';
import { seekers } from '#resources/seekers.ts';
import { type Certificate, career, careerRules, type Education, type Experience } from './career.ts';

const job: Experience = {
  employerName: 'شركة الأفق',
  jobTitleId: null,
  from: '2020-01-01',
  isCurrent: false,
  to: '2022-06-30',
  description: null,
};
const study: Education = {
  degree: 'bachelor',
  fieldOfStudy: 'علوم الحاسب',
  institution: 'جامعة الملك سعود',
  from: '2015-09-01',
  to: '2019-06-01',
  gpa: 4.5,
  gpaScale: '5',
};
const paper: Certificate = {
  name: 'PMP',
  issuer: 'PMI',
  issuedAt: '2023-01-01',
  expiresAt: '2026-01-01',
  file: null,
};

function refused(given: { experiences?: Experience[]; educations?: Education[]; certificates?: Certificate[] }) {
  const all = { experiences: [], educations: [], certificates: [], ...given };
  return brokenRules({ draft: seekers.draft.pick({ experiences: true }), rules: careerRules }, all);
}

describe('rules of a career', () => {
  test('MSG-16 only one job is where somebody works now, told at the second one', () => {
    const now = { ...job, isCurrent: true, to: null };
    expect(refused({ experiences: [now, job] })).toEqual([]);
    expect(refused({ experiences: [now, job, now] })).toEqual([
      { path: 'experiences.2.isCurrent', code: 'alreadyWorksHere' },
    ]);
  });

  test('a job that is over ended after it began, and one of now has no end', () => {
    expect(refused({ experiences: [{ ...job, to: null }] })).toEqual([{ path: 'experiences.0.to', code: 'required' }]);
    expect(refused({ experiences: [{ ...job, to: job.from }] })).toEqual([
      { path: 'experiences.0.to', code: 'notAfterBeginning' },
    ]);
    expect(refused({ experiences: [{ ...job, isCurrent: true }] })).toEqual([
      { path: 'experiences.0.to', code: 'notAskedFor' },
    ]);
  });

  test('studies end after they began, and no mark is better than the best one', () => {
    expect(refused({ educations: [study, { ...study, to: null, gpa: null }, { ...study, gpa: 5 }] })).toEqual([]);
    expect(refused({ educations: [study, { ...study, to: '2015-08-31', gpa: 5.01 }] })).toEqual([
      { path: 'educations.1.to', code: 'notAfterBeginning' },
      { path: 'educations.1.gpa', code: 'aboveScale' },
    ]);
  });

  test('a certificate expires after it was issued', () => {
    expect(refused({ certificates: [paper, { ...paper, expiresAt: null }] })).toEqual([]);
    expect(refused({ certificates: [{ ...paper, expiresAt: paper.issuedAt }] })).toEqual([
      { path: 'certificates.0.expiresAt', code: 'notAfterIssue' },
    ]);
  });
});

test('a mark has two decimals at most, and no part of a row is left out', () => {
  expect(career.educations.safeParse([study]).success).toBe(true);
  expect(career.educations.safeParse([{ ...study, gpa: 4.555 }]).success).toBe(false);
  const { to: _, ...endless } = job;
  expect(career.experiences.safeParse([endless]).success).toBe(false);
});
