import { expect, test } from 'vitest';
import { z } from 'zod';
import { brokenRules } from '../broken-rules.ts';
import { interviewEvents } from '../endpoints/hiring/interviews.ts';
import { fieldErrors } from '../field-errors.ts';
import { resources } from '../resources/index.ts';
import { type JobPostDraft, jobPosts } from '../resources/job-posts.ts';
import { orders } from '../resources/orders.ts';
import { providers } from '../resources/providers.ts';
import type { Field } from './field.ts';
import { eventFieldsOf, fieldsOf } from './fields-of.ts';
import { basisPoints, duration, iban, nationalAddress, percent, rating, timeOfDay } from './kinds.ts';

const every = Object.entries(resources).flatMap(([key, { draft }]) =>
  Object.entries(fieldsOf(draft)).map(([name, field]) => [key, name, field] as const),
);

const offeredBy = (to: string) => (resources as Record<string, { offeredBy?: readonly string[] }>)[to]?.offeredBy;

test.each(every)(
  '%s.%s has a kind, its choices have words and its reference leads to a resource or to staff',
  (_, _name, field) => {
    const inside = (each: Field): Field[] => [
      each,
      ...('fields' in each ? Object.values(each.fields).flatMap(inside) : []),
    ];
    for (const each of inside(field)) {
      if (each.kind === 'reference') expect([...Object.keys(resources), 'staff']).toContain(each.to);
      if (each.kind === 'reference' && each.among) expect(offeredBy(each.to)).toContain(each.among.filter);
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
  hiringTeam: [],
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

const wrongIn = (schema: z.ZodType, value: unknown) => {
  const parsed = z.object({ field: schema }).safeParse({ field: value });
  return parsed.success
    ? []
    : fieldErrors(parsed.error.issues, { field: value }).map(({ path, code }) => `${path} ${code}`);
};

test('an IBAN is Saudi and its check digits agree with the rest', () => {
  expect(wrongIn(iban(), 'SA0380000000608010167519')).toEqual([]);
  expect(wrongIn(iban(), 'SA0380000000608010167591')).toEqual(['field invalidIban']);
  expect(wrongIn(iban(), 'GB82WEST12345698765432')).toEqual(['field invalidIban']);
  expect(wrongIn(iban(), null)).toEqual(['field required']);
});

test('a national address has digits where digits belong, and its second number may be missing', () => {
  const address = {
    buildingNumber: '8228',
    street: 'طريق الإمام',
    district: 'المربع',
    city: 'الرياض',
    postalCode: '12643',
    additionalNumber: null,
  };
  expect(wrongIn(nationalAddress(), address)).toEqual([]);
  expect(wrongIn(nationalAddress(), { ...address, buildingNumber: '82', street: '' })).toEqual([
    'field.buildingNumber invalidFormat',
    'field.street required',
  ]);
});

test('a time of day has hours and minutes and nothing else', () => {
  expect(['14:05', '24:00', '14:05:30', '9:30'].map((time) => wrongIn(timeOfDay(), time))).toEqual([
    [],
    ['field invalidFormat'],
    ['field invalidFormat'],
    ['field invalidFormat'],
  ]);
});

test('a kind is known by what makes it, and says what its input needs', () => {
  const draft = z.object({
    share: percent(),
    commission: basisPoints(5000).nullable(),
    stars: rating(1),
    length: duration({ min: 5, max: 480, usual: [15, 30] }),
    opensAt: timeOfDay(),
    account: iban().nullable(),
    address: nationalAddress(),
  });
  expect(fieldsOf(draft)).toEqual({
    share: { kind: 'percentage', whole: 100 },
    commission: { kind: 'percentage', whole: 10_000, isOptional: true },
    stars: { kind: 'rating', min: 1 },
    length: { kind: 'duration', usual: [15, 30] },
    opensAt: { kind: 'time' },
    account: { kind: 'iban', isOptional: true },
    address: { kind: 'nationalAddress' },
  });
});

test('what an event asks for has its kinds too; one that asks for nothing is left out', () => {
  expect(eventFieldsOf(interviewEvents)).toMatchObject({
    'interview.reschedule': { startsAt: { kind: 'instant' }, durationMin: { kind: 'duration' } },
    'interview.cancel': { note: { kind: 'text', isMultiline: true } },
    'interview.complete': { recommendation: { kind: 'choice', labels: 'recommendation' }, text: { isOptional: true } },
  });
  expect(Object.keys(eventFieldsOf(interviewEvents))).toHaveLength(3);
  expect(eventFieldsOf(jobPosts.events)['jobPost.close']).toMatchObject({
    reason: { kind: 'choice', labels: 'jobPostClosingReasons' },
    applicants: { kind: 'choice', values: ['leave', 'reject', 'move'] },
  });
});

test('a part of an event that may be left out is optional; beside one answer it has to be given', () => {
  const { 'provider.suspend': suspend } = eventFieldsOf(providers.events);
  expect(suspend).toMatchObject({ until: { isOptional: true }, reason: { kind: 'choice' } });
  const { 'order.resolve': resolve, 'order.refund': refund } = eventFieldsOf(orders.events);
  expect(resolve!.amount).toMatchObject({ kind: 'money', shownWhen: { field: 'outcome', is: ['partial'] } });
  expect(resolve!.amount).not.toHaveProperty('isOptional');
  expect(refund!.iban).toMatchObject({ kind: 'iban', shownWhen: { field: 'way', is: ['bank_transfer'] } });
});
