import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { openDemo } from '#demo/test/open-demo.tsx';
import { memoryStorage } from '#mocks/storage/demo-storage.ts';
import { Mailbox } from '../Mailbox.tsx';

class NothingMeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The app on its real mocks, but for the worker between them. */
export async function openMail(address = '/apps/email', storage = memoryStorage()) {
  vi.stubGlobal('ResizeObserver', NothingMeasured);
  const opened = await openDemo(<Mailbox />, { address, texts: ['email'], storage });
  await screen.findByRole('grid');
  return opened;
}

/** The mails that are in the document. */
export const rows = () => within(screen.getByRole('grid')).getAllByRole('row');
/** Of the mail in a row, with its sender. */
export const subjectOf = (row: HTMLElement) =>
  within(row).getByRole('checkbox').getAttribute('aria-label')!.slice('Select '.length);
/** The newest of them. */
export const first = () => rows()[0]!;
