import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { componentTypes, typeImporter } from './component-types.ts';

const library = join(import.meta.dirname, '../../packages/ui/src');
const door = readFileSync(join(library, 'index.ts'), 'utf8');

const typeOf = (props: string) => {
  const [component] = componentTypes(`export function List(props: { items: ${props} }) { return <ul />; }`, 'List.tsx');
  return component?.props?.items?.tsType;
};

test('DEV-03 a type that the reader of props has no name for stands as it is written', () => {
  expect(typeOf('readonly string[]')).toEqual({ name: 'readonly string[]' });
  expect(typeOf('string')).toEqual({ name: 'string' });
});

test('DEV-03 a default stands where a component takes its props apart, in its look, or in a tag', () => {
  const of = (path: string, prop: string) =>
    componentTypes(readFileSync(join(library, path), 'utf8'), join(library, path))[0]?.props?.[prop];
  expect(of('TextField/TextField.tsx', 'type')?.defaultValue?.value).toBe("'text'");
  expect(of('Button/Button.tsx', 'variant')?.defaultValue?.value).toBe("'quiet'");
  expect(of('Button/Button.tsx', 'isDisabled')?.defaultValue?.value).toBe('false');
  expect(of('Table/Table.tsx', 'density')).toMatchObject({
    description: expect.not.stringContaining('@default'),
    defaultValue: { value: 'as the page says' },
  });
  expect(of('Button/Button.tsx', 'children')?.defaultValue).toBeUndefined();
});

const components = () => {
  const importer = typeImporter();
  return globSync('*/*.tsx', { cwd: library, exclude: ['**/*.{stories,test}.tsx', 'private/**'] })
    .map((path) => join(library, path))
    .flatMap((path) => componentTypes(readFileSync(path, 'utf8'), path, importer).map((types) => ({ path, types })))
    .filter(({ path, types: { displayName } }) => basename(path, '.tsx') === displayName || isAtTheDoor(displayName))
    .filter(({ types: { displayName } }) => isAtTheDoor(displayName) || hasPage(displayName))
    .map(({ types }) => types);
};
const isAtTheDoor = (name = '') => new RegExp(`\\b${name}\\b`).test(door);
const hasPage = (name = '') => globSync(`*/${name}.docs.ts`, { cwd: library }).length > 0;

test('DEV-03 every prop of every component says its type, what it does and what is so without it', () => {
  const props = components().flatMap(({ displayName, props: ofOne = {} }) =>
    Object.entries(ofOne).map(([prop, { tsType, description, required, defaultValue }]) => ({
      prop: `${displayName} ${prop}`,
      type: (tsType as { raw?: string } | undefined)?.raw ?? tsType?.name,
      description,
      hasDefault: required || !!defaultValue?.value,
    })),
  );
  expect(props.length).toBeGreaterThan(600);
  expect(props.filter(({ type }) => !type || /^(unknown|literal)$/.test(type))).toEqual([]);
  expect(props.filter(({ hasDefault }) => !hasDefault)).toEqual([]);
  expect(props.filter(({ description }) => !description).map(({ prop }) => prop)).toEqual([]);
});
