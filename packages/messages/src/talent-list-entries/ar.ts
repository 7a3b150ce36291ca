import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الكفاءات المختارة',
  one: 'باحث عن عمل مختار',
  add: 'إضافة باحث عن عمل',
  columns: {
    candidate: 'الباحث عن عمل',
    employer: 'صاحب العمل',
    list: 'القائمة المختصرة',
    source: 'طريقة الوصول إليه',
    note: 'ملاحظة',
    unlockedAt: 'إتاحة بيانات التواصل',
    createdAt: 'تاريخ الإضافة',
    state: 'المرحلة',
  },
  filters: {
    employer: 'صاحب العمل',
    source: 'طريقة الوصول إليه',
    isUnlocked: 'بيانات التواصل متاحة',
    createdFrom: 'تاريخ الإضافة',
  },
  sections: { entry: 'في القائمة' },
  computed: {
    employer: 'صاحب العمل',
    seekerHeadline: 'التعريف المختصر',
    unlockedAt: 'إتاحة بيانات التواصل',
  },
  fields: { listId: 'القائمة المختصرة', seekerId: 'الباحث عن عمل', source: 'طريقة الوصول إليه', note: 'ملاحظة' },
  hints: { listId: 'لا تُعرض إلا القوائم المستخدمة.', note: 'يقرؤها صاحب العمل أيضًا.' },
  choices: {
    talentSource: { search: 'بحث', application: 'طلب تقديم', invited: 'دعوة' },
  },
  states: { talentListEntry: { saved: 'محفوظ', contacted: 'جرى التواصل', shortlisted: 'مرشّح' } },
  events: { talentListEntry: { contact: 'تسجيل التواصل', shortlist: 'ترشيح', putBack: 'إعادة إلى المحفوظين' } },
  done: { talentListEntry: { contact: 'سُجّل التواصل', shortlist: 'تم الترشيح', putBack: 'أُعيد إلى المحفوظين' } },
  act: {
    talentListEntry: {
      contact: 'تسجيل التواصل مع {{records}}',
      shortlist: 'ترشيح {{records}}',
      putBack: 'إعادة {{records}} إلى المحفوظين',
    },
  },
  records_zero: 'لا أحد من الكفاءات المختارة',
  records_one: 'باحث عن عمل مختار واحد',
  records_two: 'باحثَين عن عمل مختارَين',
  records_few: '{{number}} باحثين عن عمل مختارين',
  records_many: '{{number}} باحثًا عن عمل مختارًا',
  records_other: '{{number}} باحث عن عمل مختار',
  refusals: { listArchived: 'القائمة مؤرشفة.', cvViewsExhausted: 'استنفد صاحب العمل رصيده من فتح السير الذاتية.' },
};

export const titles = {
  view: 'باحث عن عمل مختار',
  add: 'إضافة باحث عن عمل إلى قائمة مختصرة',
  edit: 'تعديل باحث عن عمل مختار',
};
