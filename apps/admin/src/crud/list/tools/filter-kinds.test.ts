import type { Field } from '@diwan/api-contract/kinds/field';
import { createFormat } from '@diwan/ui';
import { expect, test } from 'vitest';
import { filterOf } from '#crud/resource/filter-kinds.ts';
import { filterSummary } from './filter-summary.ts';

const words: Readonly<Record<string, string>> = { from: 'from {{value}}', range: '{{from}} – {{to}}' };
const context = {
  t: (key: string, values: Record<string, unknown> = {}) =>
    (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
  format: createFormat('en'),
  language: 'en' as const,
};
const asked = (field: Field, name: string, values: Record<string, string>) =>
  filterSummary(name, filterOf(field, name)!, values, context, (id) => id);

test('a range of a field is read as its values are', () => {
  const share: Field = { kind: 'percentage', whole: 10_000 };
  expect(asked(share, 'commissionMin', { commissionMin: '500', commissionMax: '1250' })).toBe('5% – 12.5%');
  expect(asked({ kind: 'percentage', whole: 100 }, 'matchMin', { matchMin: '70' })).toBe('from 70%');
  expect(asked({ kind: 'duration' }, 'lengthMin', { lengthMin: '90' })).toBe('from 1 hour and 30 minutes');
  expect(asked({ kind: 'money' }, 'payMin', { payMin: '850000' })).toBe('from SAR\u00a08,500');
  expect(asked({ kind: 'date' }, 'paidFrom', { paidFrom: '2026-11-01', paidTo: '2026-11-21' })).toContain('Nov 2026');
});

test('so many stars at least are one of five, and what is searched for has no filter', () => {
  expect(filterOf({ kind: 'rating', min: 0 }, 'ratingMin')).toEqual({ kind: 'rating', values: [1, 2, 3, 4, 5] });
  for (const kind of ['iban', 'nationalAddress', 'time', 'text'] as const) expect(filterOf({ kind }, kind)).toBeNull();
});
