import type { FieldOf, Kind } from '@diwan/api-contract/kinds/field';
import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { exportContext } from './column.ts';
import { cellOf } from './kind-cells.ts';

interface Sample<K extends Kind> {
  field: FieldOf<K>;
  value: unknown;
  /** What a cell of an Arabic and of an English file holds. */
  cells: readonly [ar: Cell, en: Cell];
  /** What stands beside the figures' title. */
  unit?: readonly [ar: string, en: string];
}
const same = (cell: Cell) => [cell, cell] as const;
const limits = { mostBytes: 1, leastSide: 1, mostStretch: 1 };
const address = {
  buildingNumber: '8228',
  street: 'King Road',
  district: 'Murabba',
  city: 'Riyadh',
  postalCode: '12643',
  additionalNumber: null,
};

/** A value of each kind; null for what no cell holds. A forgotten kind does not compile. */
const samples: { [K in Kind]: Sample<K> | null } = {
  boolean: { field: { kind: 'boolean' }, value: true, cells: ['نعم', 'Yes'] },
  choice: {
    field: { kind: 'choice', values: ['remote'], labels: 'workMode' },
    value: 'remote',
    cells: ['عن بُعد', 'Remote'],
  },
  choices: {
    field: { kind: 'choices', values: ['hybrid', 'remote'], labels: 'workMode' },
    value: ['hybrid', 'remote'],
    cells: ['هجين، عن بُعد', 'Hybrid, Remote'],
  },
  city: { field: { kind: 'city' }, value: 'jeddah', cells: ['جدة', 'Jeddah'] },
  countries: { field: { kind: 'countries' }, value: ['EG', 'JO'], cells: ['مصر، الأردن', 'Egypt, Jordan'] },
  country: { field: { kind: 'country' }, value: 'EG', cells: ['مصر', 'Egypt'] },
  date: { field: { kind: 'date' }, value: '2026-11-21', cells: same({ kind: 'day', date: '2026-11-21' }) },
  duration: { field: { kind: 'duration' }, value: 90, cells: same(90), unit: ['دقائق', 'minutes'] },
  email: { field: { kind: 'email' }, value: 'noura@example.com', cells: same('noura@example.com') },
  fieldNames: {
    field: { kind: 'fieldNames', values: ['title', 'salary'] },
    value: ['title', 'salary'],
    cells: ['عنوان الإعلان، الراتب', 'Title, Salary'],
  },
  iban: { field: { kind: 'iban' }, value: 'SA0380000000608010167519', cells: same('SA0380000000608010167519') },
  file: { field: { kind: 'file', accepts: ['pdf'], mostBytes: 1 }, value: 'any', cells: ['نعم', 'Yes'] },
  image: { field: { kind: 'image', ...limits }, value: 'any', cells: ['نعم', 'Yes'] },
  images: { field: { kind: 'images', most: 8, ...limits }, value: ['one', 'other'], cells: same(2) },
  instant: {
    field: { kind: 'instant' },
    value: '2026-11-21T11:05:00Z',
    cells: same({ kind: 'moment', instant: '2026-11-21T11:05:00Z' }),
  },
  language: { field: { kind: 'language' }, value: 'ur', cells: ['الأوردية', 'Urdu'] },
  localized: {
    field: { kind: 'localized' },
    value: { ar: 'محاسب', en: 'Accountant' },
    cells: ['محاسب', 'Accountant'],
  },
  localizedTags: {
    field: { kind: 'localizedTags' },
    value: [{ text: 'نجارة' }, { text: 'Joinery' }],
    cells: ['نجارة، Joinery', 'نجارة, Joinery'],
  },
  money: {
    field: { kind: 'money' },
    value: 850_050,
    cells: same({ kind: 'money', halalas: 850_050 }),
    unit: ['ر.س', 'SAR'],
  },
  nationalAddress: {
    field: { kind: 'nationalAddress' },
    value: address,
    cells: ['8228 King Road، Murabba، Riyadh 12643', '8228 King Road, Murabba, Riyadh 12643'],
  },
  nationalId: { field: { kind: 'nationalId' }, value: '••••••9874', cells: same('••••••9874') },
  number: { field: { kind: 'number' }, value: 1250, cells: same(1250) },
  percentage: { field: { kind: 'percentage', whole: 10_000 }, value: 1225, cells: same(12.25), unit: ['%', '%'] },
  phone: { field: { kind: 'phone' }, value: '+966512345678', cells: same('+966512345678') },
  rating: { field: { kind: 'rating', min: 0 }, value: 4, cells: same(4) },
  reference: {
    field: { kind: 'reference', to: 'employers' },
    value: { id: 'any', label: { ar: 'شركة الأفق', en: 'Horizon' } },
    cells: ['شركة الأفق', 'Horizon'],
  },
  occupation: { field: { kind: 'occupation' }, value: '2411', cells: same('2411') },
  registerNumber: { field: { kind: 'registerNumber', digits: 10 }, value: '1010123456', cells: same('1010123456') },
  tags: { field: { kind: 'tags' }, value: ['SOCPA', 'CMA'], cells: ['SOCPA، CMA', 'SOCPA, CMA'] },
  text: { field: { kind: 'text' }, value: 'الدور الثالث', cells: same('الدور الثالث') },
  time: { field: { kind: 'time' }, value: '14:05', cells: same('14:05') },
  url: { field: { kind: 'url' }, value: 'https://example.com', cells: same('https://example.com') },
  answer: null,
  group: null,
  id: null,
  richText: null,
  rows: null,
};

describe.each(['ar', 'en'] as const)('in a file in %s', (language) => {
  const at = language === 'ar' ? 0 : 1;

  test.each(Object.entries(samples))('a value of the kind %s stands in its cell', async (kind, sample) => {
    const cell = cellOf((sample?.field ?? { kind }) as FieldOf<Kind>);
    if (!sample) return expect(cell).toBeNull();
    const context = await exportContext('jobPosts', language);
    expect(cell!.cell(sample.value, context, sample.field)).toEqual(sample.cells[at]);
    expect(cell!.unit?.(context)).toBe(sample.unit?.[at]);
  });
});

test('a share that is kept in whole percents leaves as it is', async () => {
  const field: FieldOf<'percentage'> = { kind: 'percentage', whole: 100 };
  expect(cellOf(field)!.cell(70, await exportContext('jobPosts', 'en'), field)).toBe(70);
});
