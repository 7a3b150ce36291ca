import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.ts';

test('the fonts of every page are those that the script cuts, and all of them together weigh at most 70 KB', async () => {
  const fonts = await cutFonts();
  for (const { file, content } of fonts)
    expect(readFileSync(file).equals(content), `${file.pathname}: npm run fonts`).toBe(true);
  expect(fonts.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(70_000);
});
