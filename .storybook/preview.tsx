import '../packages/ui/src/theme/theme.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { storyTexts } from '../packages/ui/src/private/story-texts.ts';
import { UiProvider } from '../packages/ui/src/UiProvider/UiProvider.tsx';

const underPage: Decorator = (Story, { globals }) => {
  const language = globals.language === 'en' ? 'en' : 'ar';
  const theme = String(globals.theme);
  const density = String(globals.density);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = language === 'ar' ? 'rtl' : 'ltr';
    page.dataset.theme = theme;
    page.dataset.density = density;
  }, [language, theme, density]);
  return (
    <UiProvider key={language} language={language} texts={storyTexts[language]} navigate={() => {}}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  decorators: [underPage],
  // The tests of all stories run once for each of these looks: see the `stories` projects of vitest.
  initialGlobals: {
    theme: import.meta.env.STORY_THEME ?? 'light',
    language: import.meta.env.STORY_LANGUAGE ?? 'ar',
    density: 'default',
  },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark', 'semi-dark'], dynamicTitle: true } },
    language: {
      toolbar: {
        title: 'Language and direction',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية', right: 'rtl' },
          { value: 'en', title: 'English', right: 'ltr' },
        ],
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'component',
        items: ['compact', 'default', 'comfortable'],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
};

export default preview;
