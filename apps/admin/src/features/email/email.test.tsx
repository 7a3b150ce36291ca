import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { first, openMail, rows, subjectOf } from './test/open-mail.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const status = (text: string | RegExp) => screen.findByText(text);

test('ROUTE-86 DEMO-04 folders and labels lead to their mails, with the counts of the meta', async () => {
  const { backend } = await openMail();
  const folders = screen.getByRole('navigation', { name: 'Folders' });
  const { inbox } = (await (await fetch('/api/apps/email/meta', { method: 'GET' })).json()).folders;
  const link = within(folders).getByRole('link', { name: /^Inbox/ });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(link).toHaveTextContent(inbox.total.toLocaleString('en'));
  expect(link).toHaveTextContent(inbox.unread.toLocaleString('en'));
  await userEvent.click(within(folders).getByRole('link', { name: /^Company/ }));
  expect(await screen.findByRole('grid', { name: 'Company' })).toBeVisible();
  expect(backend.settings.language).toBe('en');
});

test('DEMO-03 the whole mailbox takes few rows of the document', async () => {
  await openMail();
  expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeGreaterThan(1000);
  expect(rows().length).toBeLessThan(60);
  expect(document.querySelectorAll('*').length).toBeLessThan(1500);
});

test('DEMO-03 by keys alone: j and k go, Enter opens, r answers, Escape closes, e puts away', async () => {
  const { asked } = await openMail();
  const [name, next] = [subjectOf(rows()[1]!), subjectOf(rows()[2]!)];
  await userEvent.keyboard('jjx');
  expect(await status(/^1 selected/)).toBeVisible();
  await userEvent.keyboard('x{Enter}');
  const heading = await screen.findByRole('heading', { level: 2, name: name.replace(/ \([^)]*\)$/, '') });
  await waitFor(() => expect(heading).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(rows()[1]!).getByRole('link')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: heading.textContent! })).toHaveFocus());
  await userEvent.keyboard('r');
  const message = await screen.findByRole('textbox', { name: /Message/ });
  await waitFor(() => expect(message).toHaveFocus());
  await userEvent.tab({ shift: true });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('e');
  await waitFor(() => expect(subjectOf(rows()[1]!)).toBe(next));
  await waitFor(() => expect(within(rows()[1]!).getByRole('link')).toHaveFocus());
  await waitFor(() => expect(asked.map(({ address }) => address)).toContain('POST /api/apps/email/move-mails'));
});

test('DEMO-03 many are selected with shift, and marked at once; all can be', async () => {
  await openMail('/apps/email?filter=spam');
  const boxes = within(screen.getByRole('grid')).getAllByRole('checkbox');
  const user = userEvent.setup();
  await user.click(boxes[1]!);
  await user.keyboard('{Shift>}');
  await user.click(boxes[4]!);
  await user.keyboard('{/Shift}');
  expect(await status('4 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(within(rows()[4]!).getByText('Unread')).toBeInTheDocument());
  expect(within(rows()[5]!).queryByText('Unread')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  const total = Number(screen.getByRole('grid').getAttribute('aria-rowcount'));
  expect(await status(`${total.toLocaleString('en')} selected`)).toBeVisible();
});

test('DEMO-03 what the backend refuses is taken back and said', async () => {
  const { backend } = await openMail();
  const subject = subjectOf(first());
  backend.settings.isFailing = true;
  await userEvent.keyboard('je');
  expect((await screen.findAllByText('The mail could not be moved'))[0]).toBeInTheDocument();
  await waitFor(() => expect(subjectOf(first())).toBe(subject));
});

test('DEMO-03 mails that can’t be read again stay, and it is said; nobody says how many a folder has that wasn’t read', async () => {
  const { backend } = await openMail();
  backend.settings.isFailing = true;
  await userEvent.click(screen.getByRole('button', { name: 'Read the mails again' }));
  expect(await screen.findByText('The mails could not be read')).toBeVisible();
  expect(screen.getByText(/^The demo refused this/)).toBeVisible();
  expect(rows().length).toBeGreaterThan(10);
  await userEvent.click(screen.getByRole('link', { name: /^Spam/ }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(screen.queryByText(/mails in Spam/)).toBeNull();
  backend.settings.isFailing = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^1,\d+ mails in Spam$/)).toBeVisible();
});

test('DEMO-03 an answer stands in its conversation', async () => {
  await openMail();
  const user = userEvent.setup();
  await user.click(within(first()).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Thank you!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const conversation = screen
    .getByRole('heading', { level: 2, name: 'Interview 1 moved to Tuesday' })
    .closest('section')!;
  expect(await within(conversation).findByText('Thank you!')).toBeVisible();
});

test('DEMO-03 a draft is gone on with, and leaves its folder when it is sent', async () => {
  await openMail('/apps/email?filter=draft');
  const user = userEvent.setup();
  const before = Number(screen.getByRole('grid').getAttribute('aria-rowcount'));
  await user.click(within(first()).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Continue writing' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', String(before - 1)));
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('DEMO-03 HTML in a message is shown as text', async () => {
  const { backend } = await openMail();
  const message = '<img src=x onerror="alert(1)"><b>Bold</b>';
  const letter = { to: ['sara@demo.example'], cc: [], bcc: [], subject: 'Harmful', message, attachments: [] };
  await backend.sendLetter(letter, null, 'a');
  await userEvent.click(screen.getByRole('link', { name: /^Sent/ }));
  await userEvent.click(await screen.findByRole('link', { name: /Harmful/ }));
  expect(await screen.findByText(message, { selector: 'p' })).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('DEMO-03 searching, labelling and starring', async () => {
  await openMail();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'salary range');
  await waitFor(() => expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeLessThan(400));
  const star = within(first()).getByRole('button', { name: /star/ });
  const before = star.getAttribute('aria-label')!;
  await user.click(star);
  expect(star).not.toHaveAccessibleName(before);
  await user.click(within(first()).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Labels' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Private/ }));
  await waitFor(() => expect(within(first()).getByTitle(/Private/)).toBeVisible());
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing-has-this');
  expect(await screen.findByText('No mail matches')).toBeVisible();
});
