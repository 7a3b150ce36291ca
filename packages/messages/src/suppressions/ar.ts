import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'قائمة الاستبعاد',
  one: 'عنوان مستبعد',
  add: 'استبعاد عنوان',
  columns: {
    email: 'البريد الإلكتروني',
    reason: 'السبب',
    campaign: 'الحملة',
    date: 'منذ',
    state: 'الحالة',
  },
  filters: { createdFrom: 'منذ' },
  sections: { address: 'العنوان' },
  computed: {
    campaign: 'الحملة التي أدت إليه',
    liftedBy: 'رفع الاستبعاد',
    liftedAt: 'تاريخ رفعه',
    liftReason: 'سبب العودة إلى مراسلته',
  },
  fields: { email: 'البريد الإلكتروني', reason: 'السبب' },
  hints: {
    email: 'لا تُرسل إليه أي حملة بعد الآن، أما ما يخص الحسابات فيصله كالمعتاد.',
    reason: 'الشكوى التي وصلتك بطريقة أخرى تُسجَّل هنا أيضًا.',
  },
  choices: {
    suppressionReason: {
      bounce: 'ارتدت رسائله',
      complaint: 'اشتكى',
      unsubscribe: 'ألغى اشتراكه',
      manual: 'أدخله موظف',
    },
  },
  states: { suppression: { active: 'مستبعد', lifted: 'رُفع استبعاده' } },
  events: { suppression: { lift: 'رفع الاستبعاد' } },
  done: { suppression: { lift: 'رُفع الاستبعاد، وتصله الحملات من جديد' } },
  act: { suppression: { lift: 'رفع استبعاد {{records}}' } },
  records_zero: 'لا عناوين مستبعدة',
  records_one: 'عنوان مستبعد واحد',
  records_two: 'عنوانان مستبعدان',
  records_few: '{{number}} عناوين مستبعدة',
  records_many: '{{number}} عنوانًا مستبعدًا',
  records_other: '{{number}} عنوان مستبعد',
};

export const titles = { view: 'عنوان مستبعد', add: 'استبعاد عنوان' };
