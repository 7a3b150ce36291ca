import { afterEach, expect } from 'vitest';
import { cutTexts } from './cut-texts.ts';

// After its play function and axe, every story once more with text of twice the size.
afterEach(async () => {
  const { dataset } = document.documentElement;
  dataset.text = '200';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const cut = cutTexts(document.body);
  dataset.text = '100';
  expect(cut).toEqual([]);
});
