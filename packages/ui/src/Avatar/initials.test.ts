import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Sara Al Otaibi', 'SO'],
  ['noura', 'N'],
  ['  ', ''],
  ['محمد القحطاني', 'م\u200cق'],
  ['𝒳enia Ray', '𝒳R'],
])('%s becomes %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
