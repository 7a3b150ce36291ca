import { expect, test } from 'vitest';
import { fieldsOfWork } from './data/fields.ts';
import { feminineTitle, isDoneBy } from './feminine.ts';

test.each([
  ['محاسب أول', 'محاسبة أولى'],
  ['محاسب حديث التخرج', 'محاسبة حديثة التخرج'],
  ['مدير مالي', 'مديرة مالية'],
  ['مهندس مدني أول', 'مهندسة مدنية أولى'],
  ['أخصائي علاج طبيعي', 'أخصائية علاج طبيعي'],
  ['محامٍ متدرب', 'محامية متدربة'],
  ['مطور تطبيقات جوال أول', 'مطورة تطبيقات جوال أولى'],
  ['مدير مشروع إنشائي', 'مديرة مشروع إنشائي'],
  ['فني دعم تقني', 'فنية دعم تقني'],
  ['طبيب أسنان', 'طبيبة أسنان'],
  ['صيدلي أول', 'صيدلانية أولى'],
  ['باريستا', 'باريستا'],
  ['قابلة قانونية', 'قابلة قانونية'],
  ['خبيرة تجميل', 'خبيرة تجميل'],
])('%s is called %s', (title, expected) => {
  expect(feminineTitle(title)).toBe(expected);
});

test('every occupation is done by somebody, and those that are named for women by no man', () => {
  const names = fieldsOfWork.flatMap(({ occupations }) => occupations.map(({ name }) => name));
  expect(names.filter((name) => !isDoneBy('male', name)).map(({ ar }) => ar)).toEqual([
    'قابلة قانونية',
    'معلمة رياض أطفال',
    'خبيرة تجميل',
  ]);
  expect(names.filter((name) => !isDoneBy('male', name) && !isDoneBy('female', name))).toEqual([]);
});
