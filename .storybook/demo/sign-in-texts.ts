import type { FieldError } from '@diwan/api-contract/problem';

const en = {
  note: 'An account of this page alone: what it signs in to is gone when the page is, and opens nothing in the product.',
  account: 'For example',
  signIn: { title: 'Sign in to the demo', action: 'Sign in', other: 'Create an account' },
  registration: { title: 'Create a demo account', action: 'Register', other: 'Sign in instead' },
  fields: {
    displayName: 'Name',
    email: 'Email',
    password: 'Password',
    confirmation: 'Password again',
    agreesToTerms: 'I agree to the terms of use',
  },
  passwordHelp: 'At least 6 characters.',
  attention: 'Some fields need your attention',
  invalid: {
    required: '{attr} is required',
    invalidEmail: 'Invalid email address',
    tooShort: 'A password has at least 6 characters',
    passwordsDiffer: "passwords doesn't match",
    termsNotAgreed: 'The terms of use must be agreed to',
    emailTaken: 'This email is already in use.',
    invalid: '{attr} is not valid',
  },
  /** What the template says of a whole registration. */
  summary: {
    'displayName required': 'Please enter your name.',
    'confirmation passwordsDiffer': "Password doesn't match. Please try again.",
  },
  problems: {
    wrongCredentials: ['Wrong Email or Password', 'Email Or Password Invalid'],
    invalidAccessToken: ['You were signed out', 'Invalid access token'],
    unavailable: ['The demo did not answer', 'It was told to fail. Try again.'],
  },
  signedIn: (name: string) => `Signed in as ${name}`,
  tokenLeft: 'Left of the token’s 8000 seconds',
  renew: 'Renew the token',
  skip: 'Let 8000 seconds pass',
  signOut: 'Sign out',
};

export type SignInTexts = typeof en;

const ar: SignInTexts = {
  note: 'حساب في هذه الصفحة وحدها: يزول بزوالها، ولا يفتح شيئًا في المنتج.',
  account: 'مثلًا',
  signIn: { title: 'تسجيل الدخول إلى العرض التجريبي', action: 'تسجيل الدخول', other: 'إنشاء حساب' },
  registration: { title: 'إنشاء حساب تجريبي', action: 'إنشاء الحساب', other: 'لدي حساب' },
  fields: {
    displayName: 'الاسم',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    confirmation: 'كلمة المرور مرة أخرى',
    agreesToTerms: 'أوافق على شروط الاستخدام',
  },
  passwordHelp: '6 أحرف على الأقل.',
  attention: 'بعض الحقول تحتاج إلى مراجعة',
  invalid: {
    required: 'مطلوب: {attr}',
    invalidEmail: 'عنوان البريد الإلكتروني غير صالح',
    tooShort: 'تتكون كلمة المرور من 6 أحرف على الأقل',
    passwordsDiffer: 'كلمتا المرور غير متطابقتين',
    termsNotAgreed: 'يجب الموافقة على شروط الاستخدام',
    emailTaken: 'هذا البريد الإلكتروني مستخدم بالفعل.',
    invalid: '{attr} غير صالح',
  },
  summary: {
    'displayName required': 'يرجى إدخال اسمك.',
    'confirmation passwordsDiffer': 'كلمتا المرور غير متطابقتين. يرجى المحاولة مرة أخرى.',
  },
  problems: {
    wrongCredentials: ['البريد الإلكتروني أو كلمة المرور خطأ', 'بيانات الدخول غير صالحة'],
    invalidAccessToken: ['تم تسجيل خروجك', 'رمز الدخول غير صالح'],
    unavailable: ['لم يُجب العرض التجريبي', 'طُلب منه أن يفشل. حاول مرة أخرى.'],
  },
  signedIn: (name) => `تم تسجيل الدخول باسم ${name}`,
  tokenLeft: 'المتبقي من 8000 ثانية للرمز',
  renew: 'تجديد الرمز',
  skip: 'تمرير 8000 ثانية',
  signOut: 'تسجيل الخروج',
};

export const signInTexts = { ar, en };

/** What is wrong with one field, beside it. */
export function fieldText({ path, code }: FieldError, { fields, invalid }: SignInTexts): string {
  const text = code in invalid ? invalid[code as keyof typeof invalid] : invalid.invalid;
  return text.replace('{attr}', fields[path as keyof typeof fields]);
}

/** The same above the form, in the template's words where it has its own. */
export function summaryText(error: FieldError, texts: SignInTexts): string {
  const key = `${error.path} ${error.code}`;
  return key in texts.summary ? texts.summary[key as keyof SignInTexts['summary']] : fieldText(error, texts);
}

export function problemText(code: string, { problems }: SignInTexts): string[] {
  return code in problems ? problems[code as keyof typeof problems] : problems.unavailable;
}
