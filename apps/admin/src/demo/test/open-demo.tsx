import { ToastRegion, UiProvider, type UiTexts } from '@diwan/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { MessageNamespace } from '#messages/messages.ts';
import { openDemoBackend } from '#mocks/demo-backend.ts';
import { memoryStorage } from '#mocks/storage/demo-storage.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { StoryFrame } from '#test/StoryScreen.tsx';
import { speak } from '#test/story-edge.ts';
import { OpenDemo } from '../entry/OpenDemo.tsx';
import { answerFetch } from './answer-fetch.ts';

interface Opened {
  address: string;
  texts: readonly MessageNamespace[];
  storage?: ReturnType<typeof memoryStorage>;
}

const uiTexts: Partial<UiTexts> = {
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  selectRow: (name) => `Select ${name}`,
  remove: (name) => `Remove ${name}`,
};

function WithinShell({ children }: { children: ReactNode }) {
  return (
    <UiProvider language="en" texts={uiTexts as UiTexts} navigate={useGo()}>
      {children}
      <ToastRegion />
    </UiProvider>
  );
}

/** An app of the demo on its real mocks, but for the worker between them; what it asks is counted. */
export async function openDemo(app: ReactNode, { address, texts, storage = memoryStorage() }: Opened) {
  const backend = await openDemoBackend(storage);
  backend.settings.language = 'en';
  const asked: { address: string; body: unknown }[] = [];
  const answer = answerFetch(backend);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ address: `${init.method} ${url}`, body: init.body && JSON.parse(String(init.body)) });
    return answer(url, init);
  });
  await speak('en', ['demo', 'problems', 'shell', 'screens', ...texts]);
  render(
    <StoryFrame title="todo" address={address}>
      <WithinShell>
        <OpenDemo backend={backend}>{app}</OpenDemo>
      </WithinShell>
    </StoryFrame>,
  );
  return { backend, asked, storage };
}
