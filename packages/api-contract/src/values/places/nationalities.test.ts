import { expect, test } from 'vitest';
import { nationalityName } from './nationalities.ts';

test('a nationality is a word about the person, in the form of their gender', () => {
  expect(nationalityName('SA', 'male', 'ar')).toBe('سعودي');
  expect(nationalityName('SA', 'female', 'ar')).toBe('سعودية');
  expect(nationalityName('KR', 'female', 'ar')).toBe('كورية جنوبية');
  expect(nationalityName('SA', 'female', 'en')).toBe('Saudi');
  expect(nationalityName('FJ', 'female', 'en')).toBe('Fiji');
});
