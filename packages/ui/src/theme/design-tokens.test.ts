import { expect, test } from 'vitest';
import { tokenSets, tokensAsJson, tokensOf } from './design-tokens.ts';
import { vars } from './vars.css.ts';

type Leaves = string | { [name: string]: Leaves };
const leaves = (tree: Leaves): string[] => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(leaves));

test('DEV-03 every variable of the theme is a token that designers can read and export, but for the direction', () => {
  const variables = new Set(
    Object.values(tokenSets)
      .flatMap((set) => tokensOf(set))
      .map(({ variable }) => variable),
  );
  const { direction: _, ...themed } = vars;
  expect([...variables].sort()).toEqual(leaves(themed as unknown as Leaves).sort());
});

test('DEV-03 exported colours are hex, beside what the theme says', () => {
  const { light, dark } = JSON.parse(tokensAsJson());
  expect(light.color.surface).toEqual({ $type: 'color', $value: '#ffffff', $description: 'oklch(1 0 0)' });
  expect(light.color.overlay.$value).toMatch(/^#[\da-f]{8}$/);
  expect(dark.color.canvas.$value).toMatch(/^#[\da-f]{6}$/);
});
