import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'هل أنت صاحب الحساب؟',
  text: 'هذا الإجراء يمس بيانات شخصية أو صلاحيات غيرك. أثبت هويتك مرة أخرى ليكتمل تلقائيًا.',
  atProvider: 'مضى على دخولك وقت أطول مما يسمح به هذا الإجراء. احفظ عملك ثم اخرج وادخل من جديد عبر مزود الهوية.',
  password: 'كلمة المرور',
  passwordMissing: 'أدخل كلمة المرور.',
  code: 'الرمز',
  codeHelp: 'الأرقام الستة التي يعرضها تطبيق المصادقة، أو رمز احتياطي.',
  codeMissing: 'أدخل الرمز.',
  usePasskey: 'استعمال مفتاح المرور',
  codeInstead: 'إدخال رمز',
  passkeyInstead: 'استعمال مفتاح المرور',
  notConfirmed: 'لم يؤكد جهازك ذلك. أعد المحاولة أو أدخل رمزًا.',
  submit: 'تأكيد',
  cancel: 'إلغاء',
  retry: 'إعادة المحاولة',
  logOut: 'تسجيل الخروج',
  wrong: 'غير صحيح. راجعه ثم أعد المحاولة.',
  rateLimited: 'محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة.',
  failed: 'تعذّر التحقق. أعد المحاولة.',
};
