import type { ReactNode } from 'react';
import { UiProvider } from '#UiProvider/UiProvider.tsx';
import { storyTexts } from '../stories/story-texts.ts';

const stay = () => {};

/** The same provider as `InEnglish`, where words or direction matter. */
export function InArabic({ children }: { children: ReactNode }) {
  return (
    <UiProvider language="ar" texts={storyTexts.ar} navigate={stay}>
      {children}
    </UiProvider>
  );
}
