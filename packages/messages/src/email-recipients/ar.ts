import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'المستلمون',
  one: 'مستلم',
  columns: {
    person: 'المستلم',
    email: 'البريد الإلكتروني',
    language: 'اللغة',
    state: 'الحالة',
    at: 'منذ',
    reason: 'السبب',
  },
  filters: { campaign: 'الحملة' },
  sections: { recipient: 'المستلم' },
  computed: {
    campaign: 'الحملة',
    person: 'المستلم',
    sentAt: 'أُرسلت',
    openedAt: 'أول فتح',
    clickedAt: 'أول نقر على رابط',
  },
  fields: { email: 'البريد الإلكتروني', language: 'اللغة', reason: 'السبب' },
  choices: {
    recipientLanguage: { ar: 'العربية', en: 'الإنجليزية', both: 'كلتاهما' },
    recipientReason: {
      inactive: 'الحساب لم يعد مفعّلًا',
      noAddress: 'لا بريد إلكتروني',
      addressRefused: 'العنوان يرفض الرسائل',
      suppressed: 'في قائمة الاستبعاد',
      noConsent: 'لم يوافق على مراسلته',
      contactedLately: 'وصلته حملة حديثًا',
      duplicate: 'العنوان نفسه لمستلم آخر',
      cancelled: 'أُلغيت الحملة',
      noServer: 'لم يُحدَّد خادم بريد',
      recordGone: 'السجل لم يعد موجودًا',
      badAddress: 'العنوان غير صحيح',
      refusedForNow: 'رفضها خادم البريد مؤقتًا',
      refusedForGood: 'رفضها خادم البريد',
      unreachable: 'تعذّر الاتصال بخادم البريد',
      answerLost: 'لا يُعرف هل وصلت',
    },
  },
  states: {
    emailRecipient: {
      queued: 'في الانتظار',
      sent: 'أُرسلت',
      opened: 'فُتحت',
      clicked: 'نُقر رابطها',
      bounced_soft: 'رُفضت مؤقتًا',
      bounced_hard: 'ارتدت',
      unsubscribed: 'ألغى اشتراكه',
      skipped: 'مستبعد',
      failed: 'تعذّرت',
    },
  },
  events: {
    emailRecipient: {
      accept: 'أُرسلت',
      postpone: 'رُفضت مؤقتًا',
      bounce: 'ارتدت',
      fail: 'تعذّرت',
      skip: 'استُبعد',
      requeue: 'عادت إلى الانتظار',
      open: 'فُتحت',
      click: 'نُقر رابط فيها',
      unsubscribe: 'ألغى اشتراكه',
    },
  },
  records_zero: 'لا مستلمين',
  records_one: 'مستلم واحد',
  records_two: 'مستلمان',
  records_few: '{{number}} مستلمين',
  records_many: '{{number}} مستلمًا',
  records_other: '{{number}} مستلم',
};

export const titles = { view: 'المستلم' };
