import { term } from '#vocabulary/taxonomy-term/ar.ts';
import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'التصنيفات',
  one: 'تصنيف',
  add: 'إضافة تصنيف',
  ...term,
  fields: { ...term.fields, scope: 'لأي محتوى' },
  choices: { ...term.choices, categoryScope: { news: 'الأخبار', videos: 'المقاطع' } },
  records_zero: 'لا تصنيفات',
  records_one: 'تصنيف واحد',
  records_two: 'تصنيفان',
  records_few: '{{number}} تصنيفات',
  records_many: '{{number}} تصنيفًا',
  records_other: '{{number}} تصنيف',
};

export const titles = {};
