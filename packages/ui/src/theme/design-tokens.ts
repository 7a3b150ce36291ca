import { arabicType, latinType, measures } from './measures.ts';
import { hexOf } from './palette/contrast.ts';
import { dark } from './palette/dark.ts';
import { light } from './palette/light.ts';

interface Tree {
  [name: string]: string | Tree;
}

export interface DesignToken {
  path: string;
  /** As styles of others may use it: `var(--color-action)`. */
  variable: string;
  value: string;
}

/** Sets of values of which a page wears one of each kind. */
export const tokenSets = {
  light,
  dark,
  measures,
  'type in English': { font: latinType },
  'type in Arabic': { font: arabicType },
} as const satisfies Record<string, Tree>;

/** Every value of a set with its CSS variable. */
export function tokensOf(set: Tree, above: readonly string[] = []): DesignToken[] {
  return Object.entries(set).flatMap(([name, value]) => {
    const path = [...above, name];
    if (typeof value !== 'string') return tokensOf(value, path);
    const kebab = path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [{ path: path.join('.'), variable: `var(--${kebab})`, value }];
  });
}

/** All of them in the format of the Design Tokens Community Group, which design tools read; colours as hex. */
export function tokensAsJson(): string {
  const inFormat = (set: Tree): object =>
    Object.fromEntries(
      Object.entries(set).map(([name, value]) => [
        name,
        typeof value !== 'string'
          ? inFormat(value)
          : value.startsWith('oklch')
            ? { $type: 'color', $value: hexOf(value), $description: value }
            : { $value: value },
      ]),
    );
  return JSON.stringify(inFormat(tokenSets), null, 2);
}
