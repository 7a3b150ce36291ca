import { attachmentLimits } from '@diwan/api-contract/demo/mail-values';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { first, openMail, rows, subjectOf } from './test/open-mail.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('DEMO-03 a new letter: an address that is none is said, a draft survives a reload, sending puts it into the sent folder', async () => {
  const { storage, backend } = await openMail();
  const user = userEvent.setup();
  await user.keyboard('c');
  const to = await screen.findByRole('textbox', { name: /^To/ });
  await waitFor(() => expect(to).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Say at least one person to send it to.')).toBeVisible();
  await user.type(to, 'nobody{Enter}');
  expect(screen.getByText(/“nobody” is not an e-mail address/)).toBeVisible();
  await user.clear(to);
  await user.type(to, 'sara@demo.example,omar@demo.example,');
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Offer');
  await waitFor(() => expect(backend.letters.all().get('new')?.subject).toBe('Offer'));

  cleanup();
  await openMail('/apps/email?compose=new', storage);
  expect(await screen.findByRole('textbox', { name: /^Subject/ })).toHaveValue('Offer');
  const chips = within(screen.getByRole('list', { name: 'To' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['sara@demo.example', 'omar@demo.example']);
  await user.upload(screen.getByLabelText('Attachments', { selector: 'input' }), new File(['x'], 'offer.pdf'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findAllByText('Email has been sent successfully'))[0]).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Sent/ }));
  expect(await screen.findByRole('grid', { name: 'Sent' })).toBeVisible();
  await waitFor(() => expect(within(first()).getByText('Offer')).toBeVisible());
  expect(within(first()).getByRole('img', { name: 'With attachments' })).toBeVisible();
});

test('DEMO-03 what was attached can be saved again from the mail, also after a reload; what has no room is said', async () => {
  const { storage, backend } = await openMail('/apps/email?compose=new');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /^To/ }), 'sara@demo.example,');
  const chooser = screen.getByLabelText('Attachments', { selector: 'input' });
  const film = new File(['x'], 'film.mp4');
  Object.defineProperty(film, 'size', { value: attachmentLimits.bytes + 1 });
  await user.upload(chooser, [new File(['My offer'], 'offer.txt'), film]);
  expect(await screen.findByText('Not attached: film.mp4')).toBeVisible();
  await waitFor(() => expect(backend.letters.all().get('new')?.attachments).toHaveLength(1));

  cleanup();
  await openMail('/apps/email?compose=new', storage);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('link', { name: /^Sent/ }));
  expect(await screen.findByRole('grid', { name: 'Sent' })).toBeVisible();
  await waitFor(() => expect(within(first()).getByText('(no subject)')).toBeVisible());
  await user.click(within(first()).getByRole('link'));
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${saved.push(content as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Save offer.txt to this computer' }));
  expect(await saved[0]!.text()).toBe('My offer');
});

test('DEMO-03 what was on its way when the page was left is done after a reload', async () => {
  const { backend, storage } = await openMail('/apps/email?filter=spam');
  backend.settings.latency = 60_000;
  const [one, two] = [subjectOf(rows()[0]!), subjectOf(rows()[1]!)];
  await userEvent.keyboard('je');
  await waitFor(() => expect(subjectOf(first())).toBe(two));
  await waitFor(() => expect(within(first()).getByRole('link')).toHaveFocus());
  await userEvent.keyboard('e');
  await waitFor(() => expect(subjectOf(first())).not.toBe(two));
  await waitFor(async () => expect((await storage.load('unsentMails')).size).toBe(1));
  cleanup();
  await openMail('/apps/email?filter=spam', storage);
  await waitFor(async () => expect((await storage.load('unsentMails')).size).toBe(0));
  cleanup();
  await openMail('/apps/email?filter=spam', storage);
  expect(rows().map(subjectOf)).not.toContain(one);
  expect(rows().map(subjectOf)).not.toContain(two);
});
