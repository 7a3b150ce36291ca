import { globSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const library = join(import.meta.dirname, '../../../packages/ui/src');
const kilobytes = (text: string) => gzipSync(text).length / 1024;

/** What a product would load that has these lines alone, and React already. */
async function bundleOf(entry: string): Promise<{ script: string; style: string }> {
  const id = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : null),
        load: (from) => (from === id ? entry : null),
      },
      vanillaExtractPlugin(),
    ],
    // A font is fetched by whoever draws with it, and is no part of a style sheet.
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: id, external: /^react(-dom)?(\/|$)/ } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const text = (file: (typeof output)[number]) => (file.type === 'chunk' ? file.code : String(file.source));
  const joined = (ending: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map(text)
      .join('');
  return { script: joined('.js'), style: joined('.css') };
}

test('DEV-03 the whole library’s style sheet is at most 25 KB, compressed', async () => {
  const sheets = globSync('**/*.css.ts', { cwd: library }).map((path) => `import '${join(library, path)}';`);
  const { style } = await bundleOf(sheets.join('\n'));
  expect(style).toContain('--color-action');
  expect(kilobytes(style)).toBeLessThanOrEqual(25);
});

test('DEV-03 a button alone brings at most 15 KB of script beside React, compressed', async () => {
  const { script } = await bundleOf(`import { Button } from '${library}/index.ts'; globalThis.button = Button;`);
  expect(script).toContain('aria-busy');
  expect(kilobytes(script)).toBeLessThanOrEqual(15);
});
