import { measures } from '@diwan/ui/theme/measures';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const ownTime = /[\d.]+m?s\b/;
const ownCurve = /\b(?:linear|ease(?:-in|-out|-in-out)?|cubic-bezier|steps)\b/;

test('DEV-03 what moves names its time and its curve among the tokens, and has none of its own', () => {
  const styles = sourceFiles('packages/*/src/**/*.css.ts', 'apps/admin/src/**/*.css.ts', '.storybook/**/*.css.ts');
  const moving = styles.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => /\b(?:transition|animation)\w*: |\bduration\.\w+\}/.test(line) && !/: '?none/.test(line))
      .map((line) => ({ path, line: line.trim() })),
  );
  expect(moving.length).toBeGreaterThan(30);
  expect(moving.filter(({ line }) => ownTime.test(line) || ownCurve.test(line))).toEqual([]);
  const unnamed = moving.filter(({ line }) => {
    const timed = line.match(/duration\.(?!patience)\w+\}/g)?.length ?? 0;
    return timed > (line.match(/easing\.\w+\}/g)?.length ?? 0);
  });
  expect(unnamed).toEqual([]);
});

test('DEV-03 the server’s page, which has no theme, moves as the theme does', () => {
  const [sheet] = sourceFiles('apps/api/src/identity/sign-in-page/sign-in.css');
  const times = sheet!.text.match(/[\d.]+m?s\b(?= )/g) ?? [];
  const curves = sheet!.text.match(/cubic-bezier\([^)]*\)|\bease[\w-]*|\blinear\b/g) ?? [];
  expect(times).not.toEqual([]);
  expect(times.filter((time) => !Object.values<string>(measures.duration).includes(time))).toEqual([]);
  expect(curves.filter((curve) => !Object.values<string>(measures.easing).includes(curve))).toEqual([]);
});
