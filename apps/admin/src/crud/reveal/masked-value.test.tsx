import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const actor = { type: 'system', id: 'system', name: 'Diwan' };
const id = '0190a000-0000-7000-8000-000000000001';
const seeker = {
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000000Z',
  updatedAt: '2026-01-01T00:00:00.000000Z',
  createdBy: actor,
  updatedBy: actor,
  availableEvents: [],
  number: 'SKR-2026-00001',
  state: 'active',
  name: { ar: { first: 'سارة', family: 'العتيبي' }, en: { first: 'Sara', family: 'Alotaibi' } },
  gender: 'female',
  birthDate: '1987-••-••',
  nationality: 'SA',
  nationalId: '••••••9874',
  email: 's•••@example.com',
  mobile: '••••••••••321',
  cityId: 'riyadh',
  canRelocate: false,
  jobTitleId: null,
  jobTitle: null,
  headline: null,
  about: null,
  skills: [],
  industries: [],
  portfolioUrls: [],
  languages: [],
  education: 'bachelor',
  totalExperienceYears: 4,
  salaryExpected: null,
  noticePeriodDays: 0,
  availability: 'immediately',
  employmentTypes: ['full_time'],
  workModes: [],
  visibility: 'public',
  experiences: [],
  isSaudi: true,
  hasCv: false,
  completeness: 50,
  applicationsCount: 0,
  interviewsCount: 0,
  fraudStatus: 'none',
  tags: [],
  source: 'site',
  consents: { marketing: false, sms: false, whatsapp: false, measuring: false, at: null },
  stateReason: null,
  stateNote: null,
  suspendedUntil: null,
  mobileVerifiedAt: null,
  emailVerifiedAt: null,
  verifiedIdAt: null,
  stateChangedAt: '2026-01-01T00:00:00.000000Z',
  lastLoginAt: null,
};

afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a birth date is shown by its year alone, and as a date to whoever says why it is needed', async () => {
  const server = fakeServer({
    [`GET /api/v1/seekers/${id}`]: () => json(seeker),
    'POST /api/v1/pii/reveal': () => json({ value: '1987-06-19', shownSeconds: 60 }),
  });
  await openApp(`/seekers/view/${id}`);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText('1987-••-••')).toBeVisible();
  await userEvent.click(await main.findByRole('button', { name: 'Show: Date of birth' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Checking the contract');
  await userEvent.click(screen.getByRole('button', { name: 'Show for 60 seconds' }));
  expect(await main.findByText(/19.*Jun.*1987|Jun.*19.*1987/)).toBeVisible();
  const asked = server.received.find(({ method }) => method === 'POST');
  expect(asked?.body).toMatchObject({ resource: 'seekers', id, field: 'birthDate' });
});
