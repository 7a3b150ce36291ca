import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'القوائم المختصرة',
  one: 'قائمة مختصرة',
  add: 'إضافة قائمة مختصرة',
  columns: {
    employer: 'صاحب العمل',
    people: 'الباحثون عن عمل',
    shortlisted: 'المرشحون',
    createdAt: 'تاريخ الإنشاء',
    updatedAt: 'آخر تعديل',
    state: 'الحالة',
  },
  filters: { createdFrom: 'تاريخ الإنشاء' },
  sections: { list: 'القائمة المختصرة' },
  computed: { people: 'الباحثون عن عمل' },
  fields: { employerId: 'صاحب العمل', name: 'الاسم' },
  hints: { name: 'كما يقرؤه صاحب العمل، ولا تتكرر القائمة بالاسم نفسه عنده.' },
  none: 'لا أحد بعد',
  people_zero: 'لا أحد',
  people_one: 'باحث عن عمل واحد',
  people_two: 'باحثان عن عمل',
  people_few: '{{number}} باحثين عن عمل',
  people_many: '{{number}} باحثًا عن عمل',
  people_other: '{{number}} باحث عن عمل',
  states: { talentList: { open: 'مستخدمة', archived: 'مؤرشفة' } },
  events: { talentList: { archive: 'أرشفة', reopen: 'إعادة فتح' } },
  done: { talentList: { archive: 'تمت الأرشفة', reopen: 'أُعيد فتحها' } },
  act: { talentList: { archive: 'أرشفة {{records}}', reopen: 'إعادة فتح {{records}}' } },
  records_zero: 'لا قوائم مختصرة',
  records_one: 'قائمة مختصرة واحدة',
  records_two: 'قائمتين مختصرتين',
  records_few: '{{number}} قوائم مختصرة',
  records_many: '{{number}} قائمة مختصرة',
  records_other: '{{number}} قائمة مختصرة',
};

export const titles = { view: 'القائمة المختصرة', add: 'إضافة قائمة مختصرة', edit: 'تعديل القائمة المختصرة' };
