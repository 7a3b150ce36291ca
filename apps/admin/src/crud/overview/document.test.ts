import { expect, test } from 'vitest';
import { contractFields } from '../resource/contract-fields.ts';
import { documentOf } from './document.ts';

const jobPosts = {
  fields: contractFields.jobPosts,
  sections: [
    { key: 'post', fields: ['employerId', 'title', 'iscoCode'] },
    { key: 'text', fields: ['description', 'responsibilities'] },
    { key: 'terms', fields: ['employmentTypes', 'openings', 'experienceYears'] },
    { key: 'pay', fields: ['salary', 'benefits'] },
    { key: 'applying', fields: ['applyMode', 'applyUrl'] },
    { key: 'publishing', fields: ['expiresAt', 'isUrgent'] },
  ],
};

const post = {
  employerId: '0190a000-0000-7000-8000-000000000001',
  title: { ar: 'محاسب أول' },
  iscoCode: null,
  description: { ar: '<p>نص</p>', en: '<p>Text</p>' },
  responsibilities: null,
  employmentTypes: ['full_time'],
  openings: 3,
  salary: { min: null, max: null, period: 'month', isVisible: true, isNegotiable: false },
  benefits: [],
  applyMode: 'in_platform',
  applyUrl: null,
  expiresAt: '2026-12-01T00:00:00Z',
  isUrgent: false,
};
const document = documentOf(jobPosts, post);
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

test('who, when and how much stand beside the texts, and nothing stands twice', () => {
  expect(names(document.facts)).toEqual(['employerId', 'openings', 'expiresAt']);
  expect(document.sections.map(({ key, fields }) => [key, names(fields)])).toEqual([
    ['post', ['title']],
    ['text', ['description']],
    ['terms', ['employmentTypes']],
    ['pay', ['salary']],
    ['applying', ['applyMode']],
    ['publishing', ['isUrgent']],
  ]);
});

test('what was not written is counted as empty, what was not asked for is not', () => {
  expect(document.empty).toContain('responsibilities');
  expect(document.empty).toContain('benefits');
  expect(document.empty).not.toContain('applyUrl');
  expect(documentOf(jobPosts, { ...post, applyMode: 'external_url' }).empty).toContain('applyUrl');
});

test('a no and a half of a text are read; a group without a single part is not', () => {
  expect(document.empty).not.toContain('isUrgent');
  expect(document.empty).not.toContain('title');
  expect(documentOf(jobPosts, { ...post, experienceYears: { min: null, max: null } }).empty).toContain(
    'experienceYears',
  );
});
