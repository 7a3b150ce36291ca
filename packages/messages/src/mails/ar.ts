import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'البريد الصادر',
  one: 'رسالة',
  columns: {
    mail: 'الرسالة',
    recipient: 'المستلم',
    about: 'بخصوص',
    sendAt: 'موعد الإرسال',
    tries: 'المحاولات',
    failure: 'آخر خطأ',
    state: 'الحالة',
  },
  sections: { delivery: 'الإرسال' },
  fields: { template: 'مضمونها', email: 'العنوان', sendAt: 'موعد الإرسال' },
  computed: {
    recipient: 'المستلم',
    about: 'بخصوص',
    tries: 'المحاولات',
    failure: 'آخر خطأ',
    preview: 'كما تصل إلى المستلم',
  },
  choices: {
    mailTemplate: {
      applicationReviewed: 'الطلب قيد المراجعة',
      applicationApproved: 'قبول الطلب',
      applicationRejected: 'رفض الطلب',
      applicationRecruited: 'توظيف المرشح',
      interviewScheduled: 'موعد مقابلة أو نقلها',
      interviewCancelled: 'إلغاء مقابلة',
      jobPostModerated: 'مراجعة إعلان وظيفة',
      jobPostExpiring: 'قرب انتهاء إعلان وظيفة',
      jobPostExpired: 'انتهاء إعلان وظيفة',
      jobAlert: 'وظيفة جديدة لباحث عن عمل',
      employerModerated: 'توثيق صاحب عمل أو تعليقه',
      seekerModerated: 'التحقق من باحث عن عمل أو تعليقه',
    },
    mailFailure: {
      unreachable: 'تعذّر الوصول إلى خادم البريد.',
      refusedForNow: 'لم يقبلها خادم البريد في الوقت الحالي.',
      refusedForGood: 'رفضها خادم البريد نهائيًا.',
      interrupted: 'انقطع الاتصال قبل تسليم النص.',
      answerLost: 'انقطع الاتصال قبل جواب خادم البريد، وربما وصلت.',
      badAddress: 'لا عنوان صحيحًا للمستلم.',
      recordGone: 'لم يعد ما كُتبت بشأنه موجودًا.',
    },
  },
  states: {
    mail: {
      waiting: 'تنتظر',
      sending: 'قيد الإرسال',
      sent: 'أُرسلت',
      kept: 'محفوظة دون إرسال',
      uncertain: 'غير مؤكدة',
      failed: 'تعذّر إرسالها',
      cancelled: 'ملغاة',
    },
  },
  events: {
    mail: {
      send: 'بدأ الإرسال',
      accept: 'تسلّمها خادم البريد',
      keep: 'حُفظت لعدم إعداد خادم بريد',
      withdraw: 'سُحبت مع سببها',
      postpone: 'لم تُرسل، وستُعاد المحاولة',
      fail: 'توقفت محاولات الإرسال',
      lose: 'انقطع الإرسال قبل الجواب',
      cancel: 'إلغاء الرسالة',
      retry: 'إعادة المحاولة',
      resend: 'إرسالها مرة أخرى',
      confirm: 'تأكيد وصولها',
    },
  },
  done: {
    mail: { cancel: 'أُلغيت الرسالة', retry: 'ستُعاد المحاولة', resend: 'ستُرسل مرة أخرى', confirm: 'سُجّل أنها وصلت' },
  },
  act: {
    mail: {
      cancel: 'إلغاء {{records}}',
      retry: 'إعادة محاولة إرسال {{records}}',
      resend: 'إرسال {{records}} مرة أخرى',
      confirm: 'تأكيد وصول {{records}}',
    },
  },
  records_zero: 'لا رسائل',
  records_one: 'رسالة واحدة',
  records_two: 'رسالتين',
  records_few: '{{number}} رسائل',
  records_many: '{{number}} رسالة',
  records_other: '{{number}} رسالة',
  preview: {
    asSent: 'كما أُرسلت',
    asNow: 'كما لو أُرسلت الآن',
    none: 'لم يعد نصها محفوظًا.',
    frame: 'نص الرسالة',
    text: 'نص مجرد',
    formatted: 'منسقة',
    form: 'شكل الرسالة',
  },
};

export const titles = { view: 'رسالة' };
