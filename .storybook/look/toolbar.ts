import type { Preview } from '@storybook/react-vite';

/** What a designer can change about every story. */
export const globalTypes = {
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
    toolbar: { title: 'Density', icon: 'component', items: ['compact', 'default', 'comfortable'], dynamicTitle: true },
  },
  calendar: {
    description: 'The calendar in which date fields begin',
    toolbar: {
      title: 'Calendar',
      icon: 'calendar',
      dynamicTitle: true,
      items: [
        { value: 'gregory', title: 'Gregorian' },
        { value: 'islamic-umalqura', title: 'Umm al-Qura' },
      ],
    },
  },
  motion: {
    description:
      'Turns on the styles for reduced motion. Scripts that ask the browser for it still get its own answer.',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colors: {
    description:
      'Turns on the styles for forced colours and gives every token a system colour. The palette of the system itself, and what the browser takes away, show only in a real contrast theme.',
    toolbar: {
      title: 'Colours',
      icon: 'eye',
      dynamicTitle: true,
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
  text: {
    description: 'Doubles every size and line height of text, and nothing else: what is cut off then is a fault.',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: '100 % text' },
        { value: '200', title: '200 % text' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

type Look = Record<keyof typeof globalTypes, string>;

/** The tests of all stories run once for each look of the `stories` projects: see vitest.config.ts. */
export const initialLook: Look = {
  theme: import.meta.env.STORY_THEME ?? 'light',
  language: import.meta.env.STORY_LANGUAGE ?? 'ar',
  density: 'default',
  calendar: 'gregory',
  motion: 'full',
  colors: 'own',
  text: '100',
};

/** What the toolbar says now, without the globals of addons. */
export function lookOf(globals: Record<string, unknown>): Look {
  const entries = Object.entries(initialLook).map(([name, initial]) => [name, String(globals[name] ?? initial)]);
  return Object.fromEntries(entries) as Look;
}
