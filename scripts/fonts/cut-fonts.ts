/** Cuts the fonts that every page loads down to the letters of `font-letters.ts`: `npm run fonts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontLetters, fontWeights, gateLetters, gateWeights } from '@diwan/ui/theme/base/font-letters';
import subsetFont from 'subset-font';

const folder = new URL('../../packages/ui/src/theme/base/fonts/', import.meta.url);
const { resolve } = createRequire(new URL('../../packages/ui/package.json', import.meta.url));
const sources = {
  arabic: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
  latin: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin',
};
/** What joins and places letters, and figures of one width; no small capitals, no fractions. */
const joining = ['ccmp', 'init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'kern', 'curs'];
const features = [...joining, 'mark', 'mkmk', 'tnum', 'locl'];

export interface CutFont {
  file: URL;
  content: Buffer;
}

export function cutFonts(): Promise<CutFont[]> {
  const scripts = Object.keys(sources) as (keyof typeof sources)[];
  return Promise.all(
    scripts.flatMap((script) => [
      ...fontWeights.map((weight) => cut(script, weight, { name: script, letters: fontLetters[script], features })),
      ...gateWeights.map((weight) =>
        cut(script, weight, { name: `gate-${script}`, letters: gateLetters[script], features: joining }),
      ),
    ]),
  );
}

interface Part {
  name: string;
  letters: (typeof fontLetters)['arabic'];
  features: readonly string[];
}

async function cut(script: keyof typeof sources, weight: number, { name, letters, features }: Part): Promise<CutFont> {
  const whole = readFileSync(resolve(`${sources[script]}-${weight}-normal.woff2`));
  const content = await subsetFont(whole, textOf(letters), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
  });
  return { file: new URL(`${name}-${weight}.woff2`, folder), content };
}

function textOf(letters: Part['letters']): string {
  return letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

if (process.argv[1] === import.meta.filename)
  for (const { file, content } of await cutFonts()) writeFileSync(file, content);
