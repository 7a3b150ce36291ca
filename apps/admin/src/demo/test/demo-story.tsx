import { ToastRegion, UiProvider, useLanguage } from '@diwan/ui';
import { useUiTexts } from '@diwan/ui/ui-context';
import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { MessageNamespace } from '#messages/messages.ts';
import { type DemoBackend, openDemoBackend } from '#mocks/demo-backend.ts';
import type { MockSettings } from '#mocks/mock-settings.ts';
import { type DemoStorage, memoryStorage } from '#mocks/storage/demo-storage.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { StoryFrame } from '#test/StoryScreen.tsx';
import { answerServer, speak } from '#test/story-edge.ts';
import { OpenDemo } from '../entry/OpenDemo.tsx';
import { answerFetch } from './answer-fetch.ts';

/** What a story of the demo may say. */
export interface DemoStoryParameters {
  settings?: Partial<MockSettings>;
  /** What was done before it begins. */
  before?: (storage: DemoStorage) => Promise<unknown>;
}

/** For stories in which no answer comes. */
export const neverAnswers: Partial<MockSettings> = { latency: 2 ** 31 - 1 };

interface Loaded {
  backend: DemoBackend;
}

/** Has an app of the demo be a story: on its real mocks, without the worker between them. */
export const demoStory = (app: ReactNode, texts: readonly MessageNamespace[], title: string) =>
  ({
    parameters: { layout: 'fullscreen' },
    loaders: [
      async ({ globals, parameters }) => {
        const language = globals.language === 'en' ? 'en' : 'ar';
        const { settings, before } = parameters as DemoStoryParameters;
        await speak(language, ['demo', 'problems', 'shell', 'screens', ...texts]);
        const storage = memoryStorage();
        await before?.(storage);
        const backend = await openDemoBackend(storage);
        Object.assign(backend.settings, { language, ...settings });
        return { backend };
      },
    ],
    beforeEach: ({ loaded }) => answerServer(answerFetch((loaded as Loaded).backend)),
    render: ({ address }, { loaded }) => (
      <StoryFrame title={title} address={address}>
        <WithinHall>
          <OpenDemo backend={(loaded as Loaded).backend}>{app}</OpenDemo>
        </WithinHall>
      </StoryFrame>
    ),
  }) satisfies Partial<Meta<{ address: string }>>;

function WithinHall({ children }: { children: ReactNode }) {
  return (
    <UiProvider language={useLanguage()} texts={useUiTexts()} navigate={useGo()}>
      <div style={{ display: 'grid', gap: 16, padding: 16 }}>{children}</div>
      <ToastRegion />
    </UiProvider>
  );
}
