import type { ReactNode } from 'react';
import { UiProvider } from '#UiProvider/UiProvider.tsx';
import { storyTexts } from '../stories/story-texts.ts';

const stay = () => {};

/** The provider that a test of a speaking component needs. */
export function InEnglish({ children, navigate = stay }: { children: ReactNode; navigate?: (to: string) => void }) {
  return (
    <UiProvider language="en" texts={storyTexts.en} navigate={navigate}>
      {children}
    </UiProvider>
  );
}
