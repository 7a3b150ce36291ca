import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const physical =
  /^\s*['"]?((margin|padding|border|inset)-?(Left|Right|left|right|Top|Bottom|top|bottom)\w*|left|right|(min|max)?(Width|Height)|width|height|(border)(Top|Bottom)(Left|Right)Radius|textAlign:\s*['"](left|right)|float)['"]?\s*:(?! \{)/;

test('T127 styles name no physical side: start and end, block and inline', () => {
  const wrong = sourceFiles('{apps,packages}/*/src/**/*.css.ts', 'apps/api/src/**/*.css').flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (physical.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});

/** Where text is drawn in the units of a drawing, or stands alone on its line. */
const drawn = /^packages\/diagrams\/|\/Avatar\/|\/crud\/reader\//;

test('DEV-03 no style fixes the size of letters or the height of their lines: both grow with the text', () => {
  const fixed = /fontSize'?: (\d+|'[\d.]+px')|lineHeight'?: ('[\d.]+px'|1(\.[0-3]\d*)?,)/;
  const wrong = sourceFiles('{apps,packages}/*/src/**/*.css.ts')
    .filter(({ path }) => !drawn.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (fixed.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
  expect(wrong).toEqual([]);
});
