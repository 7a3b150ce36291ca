import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const actor = { type: 'system', id: 'system', name: 'Diwan' };
const id = '0190a000-0000-7000-8000-000000000001';
const employer = { id: '0190a000-0000-7000-8000-000000000002', label: { ar: 'شركة', en: 'Company' } };
const post = {
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [],
  number: 'JOB-2026-00001',
  state: 'draft',
  employerId: employer.id,
  employer,
  employerState: 'verified',
  title: { ar: 'محاسب تكاليف', en: 'Cost accountant' },
  jobTitleId: employer.id,
  jobTitle: employer,
  iscoCode: null,
  industryId: null,
  industry: null,
  description: { ar: 'وصف '.repeat(40).trim() },
  responsibilities: null,
  qualifications: null,
  skills: [],
  skillRefs: [],
  employmentTypes: ['full_time'],
  workMode: 'remote',
  locations: [],
  nationality: { rule: 'list', countries: ['SA'] },
  gender: 'any',
  openings: 1,
  experienceYears: { min: 0, max: null },
  education: 'none',
  languages: [{ code: 'ar', level: 'native' }],
  salary: { min: null, max: null, period: 'month', isVisible: false, isNegotiable: false },
  benefits: [],
  workHours: null,
  shift: null,
  startsOn: null,
  publishAt: null,
  expiresAt: '2027-01-01T00:00:00.000Z',
  applyMode: 'email',
  applyUrl: null,
  applyEmail: 'jobs@example.com',
  questions: [
    {
      id,
      text: { ar: 'ما شهادتك؟', en: 'Which certificate?' },
      type: 'single',
      options: ['SOCPA'],
      isRequired: true,
      isKnockout: false,
      expectedAnswer: null,
    },
  ],
  isConfidential: false,
  isUrgent: false,
  featuredUntil: null,
  filled: 0,
  viewsCount: 0,
  applicantsCount: {},
  publishedAt: null,
  extensionsCount: 0,
  closeReason: null,
  copiedFromId: null,
  source: 'staff',
};

afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openForm() {
  const server = fakeServer({
    [`GET /api/v1/job-posts/${id}`]: () => json(post),
    [`PATCH /api/v1/job-posts/${id}`]: () => json({ ...post, version: 2 }),
    'GET /api/v1/employers/options': () => json([employer]),
    'GET /api/v1/job-titles/options': () => json([employer]),
  });
  await openApp(`/job_post/edit/${id}`);
  await screen.findByRole('group', { name: 'Questions for applicants' });
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.received.at(-1)?.method).toBe('PATCH'));
    return server.received.at(-1)?.body;
  };
  return { group: (name: string | RegExp) => within(screen.getByRole('group', { name })), save };
}

async function choose(field: HTMLElement, name: string) {
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name }));
}

test('JOB-18 nationalities are found by a country’s name in either language, and go with the rule that asks for them', async () => {
  const { group, save } = await openForm();
  const nationality = group('Nationality');
  const countries = nationality.getByRole('combobox', { name: /Countries/ });
  await userEvent.type(countries, 'مصر');
  await userEvent.click(await screen.findByRole('option', { name: 'Egypt' }));
  await userEvent.type(countries, 'jord');
  await userEvent.click(await screen.findByRole('option', { name: 'Jordan' }));
  expect(nationality.getByRole('button', { name: /Remove.*Egypt/ })).toBeVisible();
  expect(await save()).toEqual({ nationality: { rule: 'list', countries: ['SA', 'EG', 'JO'] } });
});

test('a language is chosen by its name, with a level beside it', async () => {
  const { group, save } = await openForm();
  const row = group('Languages 1');
  const language = row.getByRole('combobox', { name: /Language/ });
  expect(language).toHaveValue('Arabic');
  await userEvent.clear(language);
  await userEvent.type(language, 'الأردية');
  await userEvent.click(await screen.findByRole('option', { name: 'Urdu' }));
  expect(await save()).toEqual({ languages: [{ code: 'ur', level: 'native' }] });
});

test('an expected answer is one of the question’s own choices, which are entered one by one', async () => {
  const { group, save } = await openForm();
  const question = group('Questions for applicants 1');
  await userEvent.type(question.getByRole('textbox', { name: /Answers to choose from/ }), 'CMA, {Enter}');
  await choose(question.getByRole('button', { name: /Expected answer/ }), 'CMA');
  expect(await save()).toMatchObject({ questions: [{ options: ['SOCPA', 'CMA'], expectedAnswer: 'CMA' }] });
});

test('the kind of a question decides what is asked of its answer', async () => {
  const { group } = await openForm();
  const question = group('Questions for applicants 1');
  await choose(question.getByRole('button', { name: /Kind of answer/ }), 'Yes or no');
  expect(question.queryByRole('textbox', { name: /Answers to choose from/ })).toBeNull();
  await userEvent.click(question.getByRole('button', { name: /Expected answer/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Not chosen',
    'Yes',
    'No',
  ]);
});

test('where to apply is asked only for the way that needs it, and what another way asked for is not sent', async () => {
  const { save } = await openForm();
  expect(screen.getByRole('textbox', { name: 'E-mail to apply to' })).toHaveValue('jobs@example.com');
  expect(screen.queryByRole('textbox', { name: /Address to apply at/ })).toBeNull();
  await choose(screen.getByRole('button', { name: /How to apply/ }), 'At a web address');
  expect(screen.queryByRole('textbox', { name: /E-mail to apply to/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Address to apply at' }), 'https://example.com/jobs');
  expect(await save()).toEqual({
    applyMode: 'external_url',
    applyUrl: 'https://example.com/jobs',
    applyEmail: null,
  });
});

test('of a group and of a row, what may stay empty is marked, and what must be filled is not', async () => {
  const { group } = await openForm();
  const experience = group('Years of experience');
  expect(experience.getByRole('textbox', { name: 'From' })).toBeRequired();
  expect(experience.getByRole('textbox', { name: /To.*optional/ })).not.toBeRequired();
  expect(group('Languages 1').getByRole('combobox', { name: 'Language' })).toBeRequired();
});
