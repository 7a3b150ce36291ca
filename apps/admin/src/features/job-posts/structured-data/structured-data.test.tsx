import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { waitingPost } from '#test/waiting-posts.ts';

const post = {
  ...waitingPost(1, { ar: 'محاسب', en: 'Accountant' }),
  state: 'published',
  publishedAt: '2026-03-01T09:00:00.000000Z',
  expiresAt: '2026-04-01T09:00:00.000000Z',
  employer: { id: '0190a000-0000-7000-8000-0000000000e1', label: { ar: 'شركة الأفق', en: 'Horizon' }, image: null },
  jobTitle: { id: '0190a000-0000-7000-8000-0000000000e2', label: { ar: 'محاسب', en: 'Accountant' } },
  industry: null,
  employmentTypes: ['full_time'],
  workMode: 'onsite',
  locations: [{ cityId: 'jeddah', address: null }],
  experienceYears: { min: 2, max: null },
  education: 'bachelor',
  benefits: ['housing'],
  salary: { min: 8_000_00, max: null, period: 'month', isVisible: true, isNegotiable: false },
  nationality: { rule: 'saudi_only', countries: [] },
  applyMode: 'in_platform',
  isConfidential: false,
};

let answer: object;
beforeEach(() => {
  answer = post;
  fakeServer({ [`GET /api/v1/job-posts/${post.id}`]: () => json(answer) });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(user = userEvent.setup()) {
  await openApp(`/job_post/view/${post.id}`);
  await screen.findByRole('button', { name: 'Preview' });
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Structured data' }));
  return within(await screen.findByRole('dialog', { name: 'As search engines read it' }));
}

test('what search engines read is shown in either language and copied as it is shown', async () => {
  const user = userEvent.setup();
  const dialog = await open(user);
  await user.click(dialog.getByRole('radio', { name: 'Arabic' }));
  const shown = dialog.getByText(/application\/ld\+json/).textContent;
  const posting = JSON.parse(shown.replace(/<[^>]*>/g, '').trim());
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'محاسب',
    hiringOrganization: { name: 'شركة الأفق' },
    jobBenefits: 'سكن',
    eligibilityToWorkRequirement: 'للسعوديين فقط',
  });
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(shown);
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(dialog.queryByText(/also ask for/)).toBeNull();
});

test('what is missing before it is published is said; a hidden employer is not named', async () => {
  answer = { ...post, publishedAt: null, isConfidential: true };
  const dialog = await open();
  expect(dialog.getByText(/also ask for: datePosted/)).toBeVisible();
  expect(dialog.getByText(/application\/ld\+json/)).not.toHaveTextContent('Horizon');
});
