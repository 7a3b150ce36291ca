import type { ReactNode } from 'react';
import { UiProvider, type UiProviderProps } from '#UiProvider/UiProvider.tsx';
import { storyTexts } from '../stories/story-texts.ts';

const stay = () => {};

interface InEnglishProps {
  children: ReactNode;
  navigate?: (to: string) => void;
  onEntered?: UiProviderProps['onEntered'];
}

/** The provider that a test of a speaking component needs. */
export function InEnglish({ children, navigate = stay, onEntered }: InEnglishProps) {
  return (
    <UiProvider language="en" texts={storyTexts.en} navigate={navigate} onEntered={onEntered}>
      {children}
    </UiProvider>
  );
}
