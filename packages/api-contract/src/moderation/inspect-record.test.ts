import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { inspectRecord } from './inspect-record.ts';
import { likeness, nearlyEqual } from './likeness.ts';

const fields = [{ name: 'title' }, { name: 'description', leastWords: 5 }, { name: 'shift' }];
const said = (found: readonly Finding[]) =>
  found.map(({ kind, field, language, start, end }) => [kind, field, language, start, end]);

test('every text of a record is looked into in both languages, the gravest finding first', () => {
  const found = inspectRecord(fields, {
    title: { ar: 'محاسب', en: 'Accountant' },
    description: { ar: '<p>وصف قصير</p>', en: '<p>Experience in audit is a must.</p><p>Males only</p>' },
    shift: 'اتصل 0551234567',
  });
  expect(said(found)).toEqual([
    ['gender', 'description', 'en', 31, 41],
    ['phone', 'shift', 'ar', 5, 15],
    ['tooShort', 'description', 'ar', 0, 8],
  ]);
});

test('a record in one language is told once, and in two each text that lacks one', () => {
  const description = { ar: 'نص من خمس كلمات فقط هنا' };
  expect(said(inspectRecord(fields, { title: { ar: 'محاسب' }, description }))).toEqual([
    ['languageMissing', 'title', 'en', 0, 0],
  ]);
  expect(said(inspectRecord(fields, { title: { ar: 'محاسب', en: 'Accountant' }, description }))).toEqual([
    ['languageMissing', 'description', 'en', 0, 0],
  ]);
  expect(inspectRecord(fields, { title: null, description: null })).toEqual([]);
});

const text = 'نبحث عن محاسب للانضمام إلى فريقنا في الرياض وتشمل مهامه إعداد القوائم المالية ومراجعة المستندات';

test('texts of the same words are nearly equal whatever their spelling and marks, and others are not', () => {
  expect(likeness(text, `<p>${text.replace('إلى', 'الي')}</p>`)).toBe(1);
  expect(likeness(text, `${text} عاجل`)).toBeGreaterThan(nearlyEqual);
  expect(likeness(text, text.replace('محاسب', 'مهندس').replace('القوائم المالية', 'المخططات'))).toBeLessThan(
    nearlyEqual,
  );
  expect(likeness('', '')).toBe(1);
});
