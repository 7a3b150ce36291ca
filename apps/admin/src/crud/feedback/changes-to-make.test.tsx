import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { waitingPost } from '#test/waiting-posts.ts';

const changeRequest = {
  reason: 'misleading',
  note: 'العنوان لا يوافق المهام.',
  fields: ['title', 'openings'],
};
const post = {
  ...waitingPost(1, { ar: 'محاسب', en: 'Accountant' }),
  state: 'changes_requested',
  changeRequest,
  experienceYears: { min: 0, max: null },
  salary: { min: null, max: null, period: 'month', isVisible: false, isNegotiable: false },
  nationality: { rule: 'any', countries: [] },
  workMode: 'remote',
  applyMode: 'in_platform',
  hiringTeam: [],
  criteria: [],
  scorecardsNeeded: null,
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

const banner = async () =>
  (await screen.findByText('Changes were requested: Misleading')).closest<HTMLElement>('[role="status"]')!;

test('a record that was sent back says why, with the message and the fields', async () => {
  await openApp(`/job_post/view/${post.id}`);
  const lines = within(await banner());
  expect(lines.getByText(changeRequest.note)).toBeVisible();
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Title', 'Openings']);
});

test('in its form each of these fields says so, and is led to; the others say nothing', async () => {
  await openApp(`/job_post/edit/${post.id}`);
  await userEvent.click(within(await banner()).getByRole('button', { name: 'Openings' }));
  const openings = screen.getByRole('textbox', { name: /^Openings/ });
  expect(openings).toHaveFocus();
  expect(openings).toHaveAccessibleDescription(/The review asks for a change here/);
  expect(screen.getAllByText(/The review asks for a change here/)).toHaveLength(2);
});

test('once it was submitted nothing of that is left', async () => {
  answer = { ...post, state: 'pending_review', changeRequest: null };
  await openApp(`/job_post/edit/${post.id}`);
  await screen.findByRole('textbox', { name: /^Openings/ });
  expect(screen.queryByText(/Changes were requested|asks for a change/)).toBeNull();
});
