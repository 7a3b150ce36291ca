import { expect, test } from 'vitest';
import { ownName } from './own-name.ts';

test.each([
  ['شركة الحجاز للفنادق', 'الحجاز للفنادق'],
  ['مجموعة مسار والعلا للحديد', 'مسار والعلا للحديد'],
  ['Gulf Gate Contracting Est.', 'Gulf Gate Contracting'],
  ['Masar & AlUla Steel Group', 'Masar & AlUla Steel'],
  ['شركة', 'شركة'],
  ['Grouped', 'Grouped'],
])('%s is called %s', (name, own) => {
  expect(ownName(name)).toBe(own);
});
