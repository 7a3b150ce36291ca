import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { waitingPost } from '#test/waiting-posts.ts';

const employer = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  label: { ar: 'شركة الأفق', en: 'Horizon' },
  image: null,
};
const skill = { id: '0190a000-0000-7000-8000-0000000000f1', label: { ar: 'محاسبة', en: 'Accounting' } };
const post = {
  ...waitingPost(1, {
    ar: 'محاسب',
    en: 'Accountant',
    description: { ar: 'نص عربي', en: 'Keeps the books.<img src="x" onerror="alert(1)"><script>alert(1)</script>' },
  }),
  employerId: employer.id,
  employmentTypes: ['full_time'],
  workMode: 'hybrid',
  locations: [{ cityId: 'jeddah', address: null }],
  experienceYears: { min: 2, max: null },
  education: 'bachelor',
  gender: 'any',
  salary: { min: 8_000_00, max: 9_000_00, period: 'month', isVisible: true, isNegotiable: false },
  nationality: { rule: 'any', countries: [] },
  skills: [{ id: skill.id, isRequired: true }],
  hiringTeam: [],
  criteria: [],
  scorecardsNeeded: null,
  applyMode: 'in_platform',
  isConfidential: false,
  isUrgent: true,
  expiresAt: '2027-01-01T09:00:00.000Z',
};

let answer: object;
beforeEach(() => {
  answer = post;
  fakeServer({
    [`GET /api/v1/job-posts/${post.id}`]: () => json(answer),
    [`GET /api/v1/job-posts/${post.id}/hints`]: () => json({ pay: null, duplicates: [] }),
    'GET /api/v1/employers/options': () => json([employer]),
    'GET /api/v1/skills/options': () => json([skill]),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function preview() {
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  return within(await screen.findByRole('dialog', { name: 'As job seekers see it' }));
}
const languageOf = (element: HTMLElement) => element.closest('[lang]')!.getAttribute('lang');

test('a job post is read as a job seeker reads it, in either language from its own side', async () => {
  await openApp(`/job_post/view/${post.id}`);
  const shown = await preview();
  expect(shown.getByRole('heading', { name: 'Accountant' })).toBeVisible();
  expect(await shown.findByText('Horizon')).toBeVisible();
  expect(shown.getByText('Jeddah · Hybrid · Full-time')).toBeVisible();
  await userEvent.click(shown.getByRole('radio', { name: 'Arabic' }));
  const title = shown.getByRole('heading', { name: 'محاسب' });
  expect([languageOf(title), title.closest('[dir]')!.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(shown.getByRole('heading', { name: 'الوصف' })).toBeVisible();
  await waitFor(() => expect(shown.getByText('محاسبة')).toBeVisible());
  expect(shown.queryByText('Keeps the books.')).toBeNull();
});

test('what is no part of a text is not drawn', async () => {
  await openApp(`/job_post/view/${post.id}`);
  const shown = await preview();
  const text = shown.getByText(/Keeps the books/).closest('article')!;
  expect(text.querySelectorAll('img, script')).toHaveLength(0);
});

test('what its employer hides stays hidden: the name, and the pay', async () => {
  answer = { ...post, isConfidential: true, salary: { ...post.salary, isVisible: false } };
  await openApp(`/job_post/view/${post.id}`);
  const shown = await preview();
  expect(shown.getByText('Employer not named')).toBeVisible();
  expect(shown.getByText('Not stated')).toBeVisible();
  expect(shown.queryByText('Horizon')).toBeNull();
  expect(shown.queryByText(/8,000/)).toBeNull();
});

test('from its form what was typed and not saved is shown', async () => {
  await openApp(`/job_post/edit/${post.id}`);
  const openings = await screen.findByRole('textbox', { name: /^Openings/ });
  await userEvent.clear(openings);
  await userEvent.type(openings, '37');
  expect((await preview()).getByText('37')).toBeVisible();
});
