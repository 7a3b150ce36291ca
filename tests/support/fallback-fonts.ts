/** Measures how fonts that a machine may have are stretched to stand in for Plex: the figures of `theme/base/fonts.css.ts`. `[name=FILE …]` for fonts that this machine lacks. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launchBrowser } from './browser.ts';

const resolve = createRequire(new URL('../../packages/ui/package.json', import.meta.url)).resolve;
const plex = (name: string) => fileSource(resolve(`@fontsource/${name}-400-normal.woff2`));
const installed = [
  'Arial',
  'Liberation Sans',
  'Helvetica Neue',
  'Segoe UI',
  'Geeza Pro',
  'Noto Sans Arabic',
  'DejaVu Sans',
];
const brought = process.argv.slice(2).map((argument) => argument.split('=') as [string, string]);

const scripts = [
  {
    script: 'Latin',
    real: plex('ibm-plex-sans/files/ibm-plex-sans-latin'),
    words: wordsOf('en', /(?<=[ '])[A-Z]?[a-z]+(?=[ .,'])/g),
  },
  {
    script: 'Arabic',
    real: plex('ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'),
    words: wordsOf('ar', /[\u0620-\u0655]+/g),
  },
];
const substitutes = [
  ...installed.map((name) => ({ name, source: `local("${name}")` })),
  ...brought.map(([name, path]) => ({ name, source: fileSource(path) })),
];

const browser = await launchBrowser();
const page = await browser.newPage();
for (const { script, real, words } of scripts) {
  const measured = await page.evaluate(measure, { real, substitutes, words });
  console.log(script);
  console.table(measured);
}
await browser.close();

interface Asked {
  real: string;
  substitutes: { name: string; source: string }[];
  words: string[];
}

async function measure({ real, substitutes, words }: Asked) {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const widthIn = (family: string) => {
    canvas.font = `100px "${family}", real`;
    return words.reduce((sum, word) => sum + canvas.measureText(word).width, 0);
  };
  const load = async (family: string, source: string) => document.fonts.add(await new FontFace(family, source).load());
  await load('real', real);
  const width = widthIn('real');
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText('');
  const rows: Record<string, object> = {};
  for (const { name, source } of substitutes) {
    const isInstalled = await load(name, source).then(
      () => true,
      () => false,
    );
    const stretch = width / widthIn(name);
    if (!isInstalled || stretch === 1) continue;
    const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
    rows[name] = {
      sizeAdjust: percent(stretch),
      ascentOverride: percent(ascent / 100 / stretch),
      descentOverride: percent(descent / 100 / stretch),
    };
  }
  return rows;
}

/** The words of the product's own texts, as often as they stand there. */
function wordsOf(language: string, word: RegExp): string[] {
  const files = globSync(`packages/messages/src/*/${language}.ts`);
  return files.flatMap((path) => readFileSync(path, 'utf8').match(word) ?? []);
}

function fileSource(path: string): string {
  return `url(data:font/woff2;base64,${readFileSync(path, 'base64')})`;
}
