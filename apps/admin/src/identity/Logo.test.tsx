import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadCore } from '#messages/core.ts';
import { storeLanguage } from '#messages/language.ts';
import { Logo } from './Logo.tsx';

afterEach(() => localStorage.clear());

test.each([
  ['ar', 'ديوان'],
  ['en', 'Diwan'],
] as const)('in %s the logo is read as the name alone, which is drawn in its letters', async (language, name) => {
  storeLanguage(language);
  await loadCore(language);
  render(<Logo />);
  const wordmark = screen.getByRole('img', { name });
  expect(screen.getAllByRole('img')).toEqual([wordmark]);
  expect(wordmark.querySelectorAll('circle')).toHaveLength(language === 'ar' ? 3 : 1);
});
