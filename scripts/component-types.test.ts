import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentTypes, typeImporter } from './component-types.ts';

const library = join(import.meta.dirname, '../packages/ui/src');
const door = readFileSync(join(library, 'index.ts'), 'utf8');

const typeOf = (props: string) => {
  const [component] = componentTypes(`export function List(props: { items: ${props} }) { return <ul />; }`, 'List.tsx');
  return component?.props?.items?.tsType;
};

test('DEV-03 a type that the reader of props has no name for stands as it is written', () => {
  expect(typeOf('readonly string[]')).toEqual({ name: 'readonly string[]' });
  expect(typeOf('string')).toEqual({ name: 'string' });
});

test('DEV-03 every prop of every component at the library’s door has a type that says something', () => {
  const importer = typeImporter();
  const components = globSync('*/*.tsx', { cwd: library, exclude: ['**/*.{stories,test}.tsx'] })
    .map((path) => join(library, path))
    .flatMap((path) => componentTypes(readFileSync(path, 'utf8'), path, importer))
    .filter(({ displayName }) => new RegExp(`\\b${displayName}\\b`).test(door));
  const types = components.flatMap(({ displayName, props = {} }) =>
    Object.entries(props).map(([prop, { tsType }]) => ({
      prop: `${displayName} ${prop}`,
      type: (tsType as { raw?: string } | undefined)?.raw ?? tsType?.name,
    })),
  );
  expect(types.length).toBeGreaterThan(400);
  expect(types.filter(({ type }) => !type || type === 'unknown')).toEqual([]);
});
