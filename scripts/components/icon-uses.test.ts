import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconsIn, iconUses } from './icon-uses.ts';

// An icon's other names are files too, but only its own is its class in the page.
const drawn = new Set(
  globSync('node_modules/lucide-react/dist/esm/icons/*.mjs').map(
    (path) => readFileSync(path, 'utf8').match(/name: "([^"]+)"/)?.[1] ?? '',
  ),
);

test('DEV-03 icons are read from what a file imports, types and the provider aside', () => {
  expect(iconsIn("import { Bell, House as Home, type LucideIcon, LucideProvider } from 'lucide-react';")).toEqual([
    'Bell',
    'House',
  ]);
  expect(iconsIn("import {\n  ArrowUp,\n  Trash2,\n} from 'lucide-react';")).toEqual(['ArrowUp', 'Trash2']);
});

test('DEV-03 every icon of the product is there once, with where it is drawn and what it is called in a page', () => {
  const uses = iconUses();
  expect(uses.length).toBeGreaterThan(60);
  expect(new Set(uses.map(({ name }) => name)).size).toBe(uses.length);
  expect(uses.filter(({ places }) => places.length === 0)).toEqual([]);
  expect(uses.filter(({ inPage }) => !drawn.has(inPage)).map(({ name }) => name)).toEqual([]);
  expect(uses.find(({ name }) => name === 'Check')?.places).toContain('Stepper');
  expect(uses.find(({ name }) => name === 'SquareKanban')?.places.join(' ')).toMatch(
    /features\/applications\/ApplicationsScreen/,
  );
});
