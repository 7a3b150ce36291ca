import { expect, test } from 'vitest';
import { wholeValueOf } from './whole-value.ts';

test.each([
  ['0551234567', 'mobile', '+966551234567'],
  ['551234567', 'mobile', '+966551234567'],
  ['+966551234567', 'mobile', '+966551234567'],
  ['966 55 123 4567', 'mobile', '+966551234567'],
  ['00966-55-123-4567', 'mobile', '+966551234567'],
  ['+966 (0) 55 123 4567', 'mobile', '+966551234567'],
  ['٠٥٥١٢٣٤٥٦٧', 'mobile', '+966551234567'],
  ['\u202a+966551234567\u202c', 'mobile', '+966551234567'],
  ['+201001234567', 'mobile', '+201001234567'],
  [' Sara.A@Example.COM ', 'email', 'sara.a@example.com'],
  ['1010101010', 'nationalId', '1010101010'],
  ['1000000008', 'nationalId', '1000000008'],
  ['١٠٠٠٠٠٠٠٠٨', 'nationalId', '1000000008'],
])('“%s” is a whole %s', (text, kind, value) => {
  expect(wholeValueOf(text)).toEqual({ kind, value });
});

test.each([
  '',
  '055123456',
  '05512345678',
  '4567',
  '+96655123',
  '+966551234',
  'sara@',
  'sara@example',
  '@example.com',
  'a@b@example.com',
  'sara ali@example.com',
  '1000000007',
  '3000000008',
  'أحمد',
  'SKR-000123',
])('“%s” is not', (text) => {
  expect(wholeValueOf(text)).toBeNull();
});
