import { ToastRegion, UiProvider } from '@diwan/ui';
import { render, screen, within } from '@testing-library/react';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { openDemoBackend } from '#mocks/demo-backend.ts';
import { memoryStorage } from '#mocks/demo-storage.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { StoryPlace } from '#test/StoryRoom.tsx';
import { speak } from '#test/story-edge.ts';
import { MailPanes } from '../MailPanes.tsx';
import { createMailClient } from '../mail-client.ts';

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
export async function openMail(address = '/apps/email', storage = memoryStorage()) {
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

/** The mails that are in the document. */
export const rows = () => within(screen.getByRole('grid')).getAllByRole('row');
/** Of the mail in a row, with its sender. */
export const subjectOf = (row: HTMLElement) =>
  within(row).getByRole('checkbox').getAttribute('aria-label')!.slice('Select '.length);
/** The newest of them. */
export const first = () => rows()[0]!;
