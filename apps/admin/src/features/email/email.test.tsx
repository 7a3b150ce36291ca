import { attachmentLimits } from '@diwan/api-contract/demo/mail-values';
import { ToastRegion, UiProvider } from '@diwan/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openDemoBackend } from '../../mocks/demo-backend.ts';
import { memoryStorage } from '../../mocks/demo-storage.ts';
import { useGo } from '../../navigation/navigation-context.tsx';
import { StoryPlace } from '../../test/StoryRoom.tsx';
import { speak } from '../../test/story-edge.ts';
import { MailPanes } from './MailPanes.tsx';
import { createMailClient } from './mail-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const uiTexts = { selectRow: (name: string) => `Select ${name}`, remove: (name: string) => `Remove ${name}` } as never;

function WithinShell({ children }: { children: ReactNode }) {
  const go = useGo();
  return (
    <UiProvider language="en" texts={uiTexts} navigate={go}>
      {children}
      <ToastRegion />
    </UiProvider>
  );
}

class NothingMeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The app on its real mocks, but for the worker between them. */
async function openMail(address = '/apps/email', storage = memoryStorage()) {
  const backend = await openDemoBackend(storage);
  backend.settings.language = 'en';
  const asked: string[] = [];
  vi.stubGlobal('ResizeObserver', NothingMeasured);
  vi.stubGlobal('fetch', async (url: string, { signal: _, ...init }: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    return getResponse([...backend.handlers], new Request(new URL(url, 'http://localhost'), init));
  });
  await speak('en', ['email', 'problems', 'shell']);
  render(
    <StoryPlace title="demoEmail" address={address}>
      <WithinShell>
        <MailPanes client={createMailClient(backend)} />
      </WithinShell>
    </StoryPlace>,
  );
  await screen.findByRole('grid');
  return { backend, asked, storage };
}

const rows = () => within(screen.getByRole('grid')).getAllByRole('row');
const subjectOf = (row: HTMLElement) =>
  within(row).getByRole('checkbox').getAttribute('aria-label')!.slice('Select '.length);
const first = () => rows()[0]!;
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
  expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeGreaterThan(3000);
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
  await waitFor(() => expect(asked).toContain('POST /api/apps/email/move-mails'));
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
  expect(await status(`${total} selected`)).toBeVisible();
});

test('DEMO-03 what the backend refuses is taken back and said', async () => {
  const { backend } = await openMail();
  const subject = subjectOf(first());
  backend.settings.isFailing = true;
  await userEvent.keyboard('je');
  expect((await screen.findAllByText('The mail could not be moved'))[0]).toBeInTheDocument();
  await waitFor(() => expect(subjectOf(first())).toBe(subject));
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
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Not attached: film.mp4');
  await waitFor(() => expect(backend.letters.all().get('new')?.attachments).toHaveLength(1));

  cleanup();
  await openMail('/apps/email?compose=new', storage);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('link', { name: /^Sent/ }));
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
  await openMail('/apps/email?filter=trash', storage);
  await waitFor(() => expect(rows().map(subjectOf)).toEqual(expect.arrayContaining([one, two])));
  await waitFor(async () => expect((await storage.load('unsentMails')).size).toBe(0));
});

test('DEMO-03 an answer stands in its conversation', async () => {
  await openMail();
  const user = userEvent.setup();
  await user.click(within(first()).getByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Thank you!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const conversation = screen.getByRole('heading', { level: 2, name: /application 1/ }).closest('section')!;
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
  await waitFor(() => expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeLessThan(2000));
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
