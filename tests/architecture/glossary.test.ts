import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const modules = import.meta.glob<Record<string, unknown>>('/packages/messages/src/*/{ar,en}.ts', { eager: true });
const glossary = readFileSync('docs/glossary.md', 'utf8');

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

const textsIn = (language: string) =>
  Object.entries(modules).flatMap(([path, texts]) =>
    path.endsWith(`/${language}.ts`) ? leaves(texts).map((text) => ({ path, text })) : [],
  );
const texts = { ar: textsIn('ar'), en: textsIn('en') };

const terms = [...glossary.matchAll(/^\| (.+?) \| (.+?) \| (.*?) ?\| (.+?) \|$/gm)]
  .slice(2)
  .map(([, en, ar, instead]) => ({ en: en!, ar: ar!, instead: instead!.split(', ').filter(Boolean) }));

/** A word by itself, or with what Arabic writes before it. */
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:[وف]?[بلك]?(?:ال)?)${text}(?![\\p{L}\\p{M}])`, 'u');

test('the glossary has 120 terms and more, each once in both languages', () => {
  expect(terms.length).toBeGreaterThanOrEqual(120);
  expect(new Set(terms.map(({ en }) => en.toLowerCase())).size).toBe(terms.length);
  expect(new Set(terms.map(({ ar }) => ar)).size).toBe(terms.length);
});

describe.each(terms)('$en · $ar', ({ en, ar, instead }) => {
  test('is said so in both languages, and in no other words', () => {
    expect(
      texts.en.some(({ text }) => text.toLowerCase().includes(en.toLowerCase())),
      `nothing says ${en}`,
    ).toBe(true);
    expect(
      texts.ar.some(({ text }) => text.includes(ar)),
      `nothing says ${ar}`,
    ).toBe(true);
    for (const other of instead)
      expect(
        texts.ar.filter(({ text }) => word(other).test(text)),
        `${other}: the glossary says ${ar}`,
      ).toEqual([]);
  });
});
