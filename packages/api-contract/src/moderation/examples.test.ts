import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectText, wordRules } from './inspect-text.ts';
import type { Found, Rule } from './inspect-words.ts';
import { fair } from './rules/fair.ts';

type Language = 'ar' | 'en';
interface Example {
  file: string;
  language: Language;
  text: string;
  expected: Found[];
}

const folder = join(import.meta.dirname, 'examples');
const marked = /\[(\w+):([^\]]*)\]/g;

/** A line names its language and marks what has to be found in it: `en Call [phone:0551234567]`. */
function exampleFrom(line: string, file: string): Example {
  const language = line.slice(0, 2) as Language;
  const written = line.slice(3);
  const expected: Found[] = [];
  let text = '';
  let at = 0;
  for (const { 0: mark, 1: kind, 2: words, index } of written.matchAll(marked)) {
    text += written.slice(at, index);
    expected.push({ kind: kind as Found['kind'], start: text.length, end: text.length + words!.length });
    text += words;
    at = index + mark.length;
  }
  return { file, language, text: text + written.slice(at), expected };
}

const examples = globSync('*.txt', { cwd: folder }).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => exampleFrom(line, basename(file, '.txt'))),
);
const heldOut = examples.filter(({ file }) => file === 'held-out');
const table = examples.filter(({ file }) => file !== 'held-out');

const isSame = (one: Found, other: Found) =>
  one.kind === other.kind && one.start === other.start && one.end === other.end;
const overlaps = (one: Found, other: Found) =>
  one.kind === other.kind && one.start < other.end && other.start < one.end;

/** How many of the findings were meant, how many of what was meant was found, and what went wrong. */
function judge(judged: readonly Example[], isHit: typeof isSame, rules: readonly Rule[] = wordRules) {
  const wrong: string[] = [];
  let [hits, found, meant] = [0, 0, 0];
  for (const { text, language, expected } of judged) {
    const findings = inspectText({ field: 'description', language, text }, rules);
    const missed = expected.filter((one) => !findings.some((other) => isHit(one, other)));
    const extra = findings.filter((one) => !expected.some((other) => isHit(other, one)));
    const said = (all: readonly Found[]) => all.map(({ kind, start, end }) => `${kind} “${text.slice(start, end)}”`);
    if (missed.length + extra.length > 0)
      wrong.push(`${text} — missed: ${said(missed).join()} extra: ${said(extra).join()}`);
    hits += expected.length - missed.length;
    found += findings.length;
    meant += expected.length;
  }
  return { precision: hits / found, recall: hits / meant, wrong };
}

const inPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

test('the table has 400 examples and more in both languages, each once, and a third of them only look like what is meant', () => {
  const texts = examples.map(({ text }) => text);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  expect(table.length).toBeGreaterThanOrEqual(400);
  for (const language of ['ar', 'en'] as const)
    expect(table.filter((each) => each.language === language).length).toBeGreaterThan(150);
  expect(table.filter(({ expected }) => expected.length === 0).length).toBeGreaterThan(table.length / 3);
});

test('all of the table is found, to the letter, and nothing else', () => {
  const { precision, recall, wrong } = judge(table, isSame);
  console.warn(`${table.length} examples: precision ${inPercent(precision)}, recall ${inPercent(recall)}`);
  expect(wrong).toEqual([]);
  expect([precision, recall]).toEqual([1, 1]);
});

/** A rule without one of its phrases. */
const lessOf = (rule: Rule, part: 'phrases' | 'unless' | 'unlessInSentence'): Rule[] =>
  (rule[part] ?? []).map((_, index) => ({ ...rule, [part]: rule[part]!.filter((__, at) => at !== index) }));

test.each(wordRules)('every phrase of the rule of $kind is needed for an example of the table', (rule) => {
  const needless = (['phrases', 'unless', 'unlessInSentence'] as const).flatMap((part) =>
    lessOf(rule, part).flatMap((less, index) => {
      if (fair.includes(rule[part]![index]!)) return [];
      return judge(table, isSame, [less]).wrong.join() === judge(table, isSame, [rule]).wrong.join()
        ? [`${part} ${index + 1}`]
        : [];
    }),
  );
  expect(needless).toEqual([]);
});

test('of examples that were written before the rules nine of ten are found, and nine of ten findings are meant', () => {
  const { precision, recall, wrong } = judge(heldOut, overlaps);
  console.warn(
    [`${heldOut.length} held out: precision ${inPercent(precision)}, recall ${inPercent(recall)}`, ...wrong].join('\n'),
  );
  expect(Math.min(precision, recall)).toBeGreaterThan(0.9);
});
