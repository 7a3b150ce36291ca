import { expect, test } from 'vitest';
import { brokenRules } from '../broken-rules.ts';
import { resources } from '../resources/index.ts';
import { type JobPostDraft, jobPosts } from '../resources/job-posts.ts';
import type { Field } from './field.ts';
import { fieldsOf } from './fields-of.ts';

const every = Object.entries(resources).flatMap(([key, { draft }]) =>
  Object.entries(fieldsOf(draft)).map(([name, field]) => [key, name, field] as const),
);

test.each(every)(
  '%s.%s has a kind, its choices have words and its reference leads to a resource',
  (_, _name, field) => {
    const inside = (each: Field): Field[] => [
      each,
      ...('fields' in each ? Object.values(each.fields).flatMap(inside) : []),
    ];
    for (const each of inside(field)) {
      if (each.kind === 'reference') expect(resources).toHaveProperty(each.to);
      if (each.kind === 'choice' || each.kind === 'choices') {
        expect(each.values.length).toBeGreaterThan(0);
        expect(each.labels).toMatch(/^[a-z][A-Za-z]+$/);
      }
    }
  },
);

const question: JobPostDraft['questions'][number] = {
  id: '0190a000-0000-7000-8000-000000000001',
  text: { ar: 'سؤال' },
  type: 'single',
  options: ['SOCPA', 'CMA'],
  isRequired: true,
  isKnockout: true,
  expectedAnswer: 'CMA',
};
const post = {
  salary: { min: null, max: null },
  experienceYears: { min: 0, max: null },
  publishAt: null,
  workMode: 'remote',
  locations: [],
  nationality: { rule: 'any', countries: [] },
  applyMode: 'in_platform',
  applyUrl: null,
  applyEmail: null,
  questions: [],
} as unknown as JobPostDraft;
const refused = (changes: Partial<JobPostDraft>) =>
  brokenRules(jobPosts, { ...post, ...changes }).map(({ path, code }) => `${path} ${code}`);
const asked = (changes: Partial<typeof question>) => refused({ questions: [{ ...question, ...changes }] });

test('an expected answer is one that the question can be given', () => {
  expect(asked({})).toEqual([]);
  expect(asked({ expectedAnswer: 'PMP' })).toEqual(['questions.0.expectedAnswer invalidChoice']);
  const free = { options: [], isKnockout: false };
  expect(asked({ ...free, type: 'yes_no', expectedAnswer: 'yes' })).toEqual([]);
  expect(asked({ ...free, type: 'yes_no', expectedAnswer: 'نعم' })).toEqual([
    'questions.0.expectedAnswer invalidChoice',
  ]);
  expect(asked({ ...free, type: 'number', expectedAnswer: '3.5' })).toEqual([]);
  expect(asked({ ...free, type: 'number', expectedAnswer: 'three' })).toEqual([
    'questions.0.expectedAnswer invalidChoice',
  ]);
  expect(asked({ ...free, type: 'date', expectedAnswer: '2027-02-30' })).toEqual([
    'questions.0.expectedAnswer invalidChoice',
  ]);
  expect(asked({ ...free, type: 'text', expectedAnswer: 'whatever' })).toEqual([]);
});

test('a question that is answered by choosing has choices, another one has none', () => {
  expect(asked({ options: [], expectedAnswer: null, isKnockout: false })).toEqual(['questions.0.options required']);
  expect(asked({ type: 'yes_no', expectedAnswer: 'no' })).toEqual(['questions.0.options notAskedFor']);
});

test('what is not asked for is not taken', () => {
  expect(refused({ applyEmail: 'jobs@example.com' })).toEqual(['applyEmail notAskedFor']);
  expect(refused({ nationality: { rule: 'any', countries: ['SA'] } })).toEqual(['nationality.countries notAskedFor']);
  expect(refused({ applyMode: 'external_url' })).toEqual(['applyUrl required']);
});

test('DOM-08 an address is written into plain fields, with no maps service: nothing sets a key for one', () => {
  expect(fieldsOf(jobPosts.draft).locations).toMatchObject({
    kind: 'rows',
    fields: { cityId: { kind: 'city' }, address: { kind: 'text' } },
  });
});
