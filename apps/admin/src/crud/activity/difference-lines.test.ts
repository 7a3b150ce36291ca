import { createFormat } from '@diwan/ui';
import { expect, test } from 'vitest';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { AnyField } from '../resource/field.ts';
import { differenceLines } from './difference-lines.ts';

const t: CellContext['t'] = (key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key);
const context: CellContext = { t, format: createFormat('en'), language: 'en' };
const fields: Record<string, AnyField> = {
  title: { kind: 'localized' },
  employerId: { kind: 'reference', to: 'employers' },
  workMode: { kind: 'choice', values: ['onsite', 'remote'], labels: 'workMode' },
  salary: { kind: 'group', fields: { min: { kind: 'money' }, isVisible: { kind: 'boolean' } } },
  languages: { kind: 'rows', fields: { code: { kind: 'language' }, isRequired: { kind: 'boolean' } } },
  openings: { kind: 'number' },
  expiresAt: { kind: 'instant' },
  tags: { kind: 'tags' },
};
const linesOf = (path: string, before: unknown, after: unknown) =>
  differenceLines([{ path, before, after }], { fields } as never, context, (_, id) => `the employer ${id}`).map(
    ({ name, ...values }) => [name, values.before, values.after],
  );

test('T49 an edit is told in words, before and after, by the kind of its field', () => {
  expect(linesOf('workMode', 'onsite', 'remote')).toEqual([
    ['fields.workMode', 'choices.workMode.onsite', 'choices.workMode.remote'],
  ]);
  expect(linesOf('employerId', null, 'e1')).toEqual([['fields.employerId', '', 'the employer e1']]);
  expect(linesOf('openings', 1200, 3)).toEqual([['fields.openings', '1,200', '3']]);
  expect(linesOf('tags', ['a', 'b'], [])).toEqual([['fields.tags', 'a and b', '']]);
  expect(linesOf('expiresAt', '2026-11-21T09:00:00.000000Z', null)[0]![1]).toContain('21 Nov 2026');
});

test('T49 of two languages and of a group only what differs is told', () => {
  expect(linesOf('title', { ar: 'محاسب', en: 'Accountant' }, { ar: 'محاسب', en: 'Auditor' })).toEqual([
    ['records:activity.english fields.title', 'Accountant', 'Auditor'],
  ]);
  const salary = linesOf('salary', { min: 500_000, isVisible: true }, { min: 600_000, isVisible: true });
  expect(salary).toEqual([
    ['records:activity.part fields.salary parts.salary.min', 'SAR\u00a05,000', 'SAR\u00a06,000'],
  ]);
});

test('T49 rows are told whole, one on a line', () => {
  const before = [{ code: 'en', isRequired: true }];
  expect(linesOf('languages', before, [...before, { code: 'fr', isRequired: false }])).toEqual([
    [
      'fields.languages',
      'English · parts.languages.isRequired: yes',
      'English · parts.languages.isRequired: yes\nFrench · parts.languages.isRequired: no',
    ],
  ]);
});

test('T49 a part that an older entry names is told as that part, and an unknown field not at all', () => {
  expect(linesOf('title.ar', 'محاسب', 'مراجع')).toEqual([['records:activity.arabic fields.title', 'محاسب', 'مراجع']]);
  expect(linesOf('searchKey', 'a', 'b')).toEqual([]);
});
