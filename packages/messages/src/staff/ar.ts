import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'الموظفون',
  one: 'موظف',
  add: 'دعوة موظف',
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    mfa: 'التحقق بخطوتين',
    lastLoginAt: 'آخر دخول',
    sessions: 'الجلسات المفتوحة',
    createdAt: 'منذ',
    state: 'الحالة',
  },
  filters: {
    mfaOff: 'بلا تحقق بخطوتين',
    inactiveForDays: 'أيام منذ آخر دخول',
    createdFrom: 'منذ',
  },
  sections: { account: 'الحساب', person: 'الموظف' },
  fields: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    mobile: 'الجوال',
    title: 'المسمى',
    about: 'نبذة',
  },
  hints: {
    email: 'العنوان الذي يدخل به، وإليه تُرسل الدعوة.',
    role: 'المسؤولون وحدهم يديرون الحسابات والإعدادات وسجل التدقيق.',
  },
  computed: {
    mfa: 'التحقق بخطوتين',
    lastLoginAt: 'آخر دخول',
    lastIp: 'آخر عنوان شبكة',
    sessions: 'الجلسات المفتوحة',
    invitationEndsAt: 'الدعوة صالحة حتى',
    work: 'ما يتولّاه',
  },
  work: {
    applications: 'طلبات التقديم: {{number}}',
    jobPosts: 'إعلانات الوظائف: {{number}}',
    employers: 'أصحاب العمل: {{number}}',
    none: 'لا شيء',
  },
  choices: {
    staffRole: { admin: 'مسؤول', editor: 'محرر' },
    secondFactor: { off: 'لا يوجد', totp: 'تطبيق المصادقة', idp: 'لدى مزود الهوية' },
  },
  states: {
    staff: {
      invited: 'مدعوّ',
      active: 'مفعّل',
      locked: 'مقيّد',
      suspended: 'معلّق',
      deactivated: 'معطّل',
    },
  },
  events: {
    staff: {
      accept: 'قبول الدعوة',
      resend: 'إعادة إرسال الدعوة',
      changeRole: 'تغيير الدور',
      lock: 'تقييد الحساب بعد محاولات فاشلة',
      resetMfa: 'إزالة العامل الثاني',
      unlock: 'رفع التقييد',
      suspend: 'تعليق',
      reactivate: 'إعادة التفعيل',
      deactivate: 'تعطيل',
      revokeSession: 'إنهاء جلساته كلها',
    },
  },
  done: {
    staff: {
      resend: 'أُرسلت الدعوة من جديد',
      changeRole: 'تغيّر الدور',
      resetMfa: 'أُزيل العامل الثاني',
      unlock: 'رُفع التقييد',
      suspend: 'عُلّق الحساب وأُنهيت جلساته',
      reactivate: 'أُعيد التفعيل',
      deactivate: 'عُطّل الحساب وأُنهيت جلساته',
      revokeSession: 'أُنهيت جلساته كلها',
    },
  },
  act: {
    staff: {
      resend: 'إعادة دعوة {{records}}',
      changeRole: 'تغيير دور {{records}}',
      resetMfa: 'إزالة العامل الثاني من {{records}}',
      unlock: 'رفع التقييد عن {{records}}',
      suspend: 'تعليق {{records}}',
      reactivate: 'إعادة تفعيل {{records}}',
      deactivate: 'تعطيل {{records}}',
      revokeSession: 'إنهاء جلسات {{records}}',
    },
  },
  records_zero: 'لا موظفين',
  records_one: 'موظف واحد',
  records_two: 'موظفَين',
  records_few: '{{number}} موظفين',
  records_many: '{{number}} موظفًا',
  records_other: '{{number}} موظف',
  refusals: {
    ownAccount: 'هذا حسابك أنت، فليفعل ذلك مسؤول آخر.',
    lastAdmin: 'هذا آخر مسؤول، فاجعل غيره مسؤولًا أولًا.',
    sameRole: 'هذا دوره الآن.',
    noApp: 'ليس لديه عامل ثانٍ هنا.',
    noSession: 'لا جلسة مفتوحة له.',
    successorMissing: 'أُسند إليه عمل لم ينته، فاختر زميلًا يتسلّمه.',
  },
};

export const titles = { view: 'الموظف', add: 'دعوة موظف', edit: 'تعديل الحساب' };
