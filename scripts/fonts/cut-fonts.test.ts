import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CutFont, cutFonts } from './cut-fonts.ts';

test("the fonts are those that the script cuts; the six of every page weigh at most 70 KB together, the gate's four 25", async () => {
  const fonts = await cutFonts();
  for (const { file, content } of fonts)
    expect(readFileSync(file).equals(content), `${file.pathname}: npm run fonts`).toBe(true);
  const isOfGate = ({ file }: CutFont) => /\/gate-/.test(file.pathname);
  const weigh = (some: CutFont[]) => some.reduce((sum, { content }) => sum + content.length, 0);
  expect(weigh(fonts.filter((font) => !isOfGate(font)))).toBeLessThanOrEqual(70_000);
  expect(weigh(fonts.filter(isOfGate))).toBeLessThanOrEqual(25_000);
});
