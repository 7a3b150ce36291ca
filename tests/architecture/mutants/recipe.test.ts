import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { change } from './mutants.ts';

const recipe = readFileSync('docs/recipes/add-a-resource.md', 'utf8');
/** Each block of code with the file that it is of. */
const blocks = [...recipe.matchAll(/^`([^`\n]+)`\n\n```(ts|sql|diff)\n([\s\S]*?)\n```$/gm)].map(
  ([, path, kind, code]) => ({ path: path!, isWhole: kind !== 'diff', lines: code!.split('\n') }),
);

test('the recipe for a resource shows the files that the mutants are made from, as they are', () => {
  const shown = (isWhole: boolean) => blocks.filter((block) => block.isWhole === isWhole).map(({ path }) => path);
  expect(shown(true).sort()).toEqual(change.files.toSorted());
  expect(shown(false).sort()).toEqual(change.registers.toSorted());
  for (const { path, isWhole, lines } of blocks) {
    const text = readFileSync(path, 'utf8');
    if (isWhole) expect(`${lines.join('\n')}\n`, path).toBe(text);
    else expect(text.split('\n'), path).toEqual(expect.arrayContaining(lines.map((line) => line.slice(1))));
  }
});

test('a resource costs at most 8 files and 150 lines, those in registers among them', () => {
  expect(change.files.length).toBeLessThanOrEqual(8);
  expect(blocks.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(150);
});
