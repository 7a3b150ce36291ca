import type { ComponentType } from 'react';

interface StoryPage {
  globals: Record<string, unknown>;
}

/** Draws a story with these words instead where the page is Arabic. */
export function arabic<Props extends object>(Component: ComponentType<Props>, words: Partial<Props>) {
  return function draw(args: Props, { globals }: StoryPage) {
    return <Component {...args} {...(globals.language === 'en' ? undefined : words)} />;
  };
}
