import type { Language } from '@diwan/api-contract/values/staff';

const minutes = (language: Language, count: number) =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en', {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(count);

const ar = {
  direction: 'rtl',
  product: 'ديوان',
  purpose: 'إدارة سوق الوظائف',
  title: 'تسجيل الدخول',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'دخول',
  errorPrefix: 'خطأ',
  emailRequired: 'أدخل بريدك الإلكتروني.',
  passwordRequired: 'أدخل كلمة المرور.',
  incomplete: { title: 'بيانات ناقصة', advice: 'أكمل الحقول المحددة أدناه ثم أعد المحاولة.' },
  wrong: {
    title: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    advice: 'عنوان البريد الإلكتروني و/أو كلمة المرور غير صحيح. راجعهما ثم أعد المحاولة.',
  },
  throttled: {
    title: 'محاولات كثيرة',
    advice: (count: number) => `انتظر ${minutes('ar', count)} ثم أعد المحاولة. لم نفحص كلمة المرور هذه المرة.`,
  },
  expired: {
    title: 'انتهت مهلة تسجيل الدخول',
    advice: 'بقيت هذه الصفحة مفتوحة مدة طويلة، أو فُتحت في متصفح آخر. لم تفقد شيئًا.',
    again: 'ابدأ من جديد',
  },
  failed: {
    title: 'تعذّر إكمال تسجيل الدخول',
    advice: 'حدث خلل في طلب الدخول. ابدأ من جديد، وإن تكرر الأمر فأرسل الرمز أدناه إلى مسؤول النظام.',
    again: 'ابدأ من جديد',
  },
  linkGone: {
    title: 'هذا الرابط لم يعد صالحًا',
    advice: 'استُعمل من قبل، أو انتهت مدته، أو أُرسل رابط أحدث منه. اطلب من مسؤول النظام رابطًا جديدًا.',
    again: 'إلى تسجيل الدخول',
  },
  forgot: 'نسيت كلمة المرور؟',
  forgotten: {
    title: 'كلمة مرور جديدة',
    advice: 'أدخل بريدك الإلكتروني لنرسل إليك رابطًا تختار به كلمة مرور جديدة.',
    submit: 'إرسال الرابط',
  },
  linkSent: {
    title: 'تفقّد بريدك',
    advice: 'إن كان لهذا العنوان حساب فالرابط في طريقه إليه، وهو صالح مدة ساعة. تفقّد البريد غير المرغوب فيه أيضًا.',
    again: 'إلى تسجيل الدخول',
  },
  reset: { title: 'كلمة مرور جديدة' },
  invitation: {
    title: 'أهلًا بك في ديوان',
    advice: 'اختر كلمة مرور من 12 حرفًا أو أكثر. عبارة من عدة كلمات أسهل حفظًا وأصعب تخمينًا.',
    password: 'كلمة المرور الجديدة',
    again: 'كلمة المرور مرة أخرى',
    submit: 'حفظ ومتابعة',
  },
  passwordFaults: {
    passwordTooShort: 'كلمة المرور 6 أحرف على الأقل.',
    passwordUnderPolicy: 'كلمة المرور أقصر من 12 حرفًا، وهو ما نطلبه ممن يرى بيانات الناس.',
    passwordGuessable: 'كلمة المرور سهلة التخمين: شائعة أو متكررة أو مأخوذة من اسمك أو بريدك.',
    different: 'كلمتا المرور غير متطابقتين',
  },
  code: {
    title: 'رمز التحقق',
    advice: 'افتح تطبيق المصادقة وأدخل الرمز المكوّن من 6 أرقام.',
    label: 'الرمز',
    submit: 'تحقّق',
    lost: 'ليس جهازك معك؟ أدخل أحد رموزك الاحتياطية، وكل رمز يعمل مرة واحدة.',
    restart: 'الدخول بحساب آخر',
    recoveryAdvice: 'أدخل أحد رموزك الاحتياطية، وكل رمز يعمل مرة واحدة.',
    missing: { title: 'بيانات ناقصة', advice: 'أدخل الرمز.' },
    wrong: {
      title: 'الرمز غير صحيح',
      advice: 'انتظر حتى يعرض التطبيق رمزًا جديدًا ثم أدخله. يعمل كل رمز مرة واحدة.',
    },
    wait: (count: number) => `انتظر ${minutes('ar', count)} ثم أعد المحاولة. لم نفحص الرمز هذه المرة.`,
  },
  passkey: {
    link: 'الدخول بمفتاح مرور',
    title: 'مفتاح المرور',
    advice: 'أكّد على جهازك ببصمتك أو وجهك أو رمز قفل الشاشة.',
    submit: 'استعمال مفتاح المرور',
    waiting: 'بانتظار جهازك…',
    declined: 'لم يؤكد جهازك الدخول. أعد المحاولة أو اختر طريقة أخرى.',
    unsupported: 'هذا المتصفح لا يدعم مفاتيح المرور. اختر طريقة أخرى.',
    noScript: 'تحتاج مفاتيح المرور إلى تفعيل JavaScript في المتصفح.',
    refused: 'لم يُقبل مفتاح المرور',
    refusedAdvice: 'ربما انتهت مهلته أو لم يعد لحسابك. أعد المحاولة أو اختر طريقة أخرى.',
    password: 'الدخول بكلمة المرور',
    code: 'إدخال رمز',
  },
  otherLanguage: { code: 'en', name: 'English' },
} as const;

type Said<T> = T extends string ? string : T extends (...args: never) => unknown ? T : { [K in keyof T]: string };
type Texts = {
  [K in keyof typeof ar]: (typeof ar)[K] extends string
    ? string
    : { [L in keyof (typeof ar)[K]]: Said<(typeof ar)[K][L]> };
};

const en: Texts = {
  direction: 'ltr',
  product: 'Diwan',
  purpose: 'Jobs marketplace administration',
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  errorPrefix: 'Error',
  emailRequired: 'Enter your email.',
  passwordRequired: 'Enter your password.',
  incomplete: { title: 'Something is missing', advice: 'Complete the fields marked below and try again.' },
  wrong: {
    title: 'Wrong Email or Password',
    advice: 'Incorrect email address and / or password. Check both and try again.',
  },
  throttled: {
    title: 'Too many attempts',
    advice: (count) => `Wait ${minutes('en', count)}, then try again. The password was not checked this time.`,
  },
  expired: {
    title: 'This sign-in has expired',
    advice: 'The page was open for too long, or was opened in another browser. Nothing is lost.',
    again: 'Start again',
  },
  failed: {
    title: 'The sign-in could not be completed',
    advice:
      'Something was wrong with the request. Start again; if it happens twice, send the code below to your administrator.',
    again: 'Start again',
  },
  linkGone: {
    title: 'This link does not work any more',
    advice: 'It was used, its time is over, or a newer one was sent. Ask your administrator for another.',
    again: 'To the sign-in',
  },
  forgot: 'Forgot your password?',
  forgotten: {
    title: 'A new password',
    advice: 'Enter your email, and we send you a link with which you choose a new password.',
    submit: 'Send the link',
  },
  linkSent: {
    title: 'Look at your mail',
    advice: 'If this address has an account, a link is on its way. It is valid for an hour. Look among the spam, too.',
    again: 'To the sign-in',
  },
  reset: { title: 'A new password' },
  invitation: {
    title: 'Welcome to Diwan',
    advice: 'Choose a password of 12 characters or more. Several words are easy to keep in mind and hard to guess.',
    password: 'New password',
    again: 'The same password again',
    submit: 'Save and go on',
  },
  passwordFaults: {
    passwordTooShort: 'A password has at least 6 characters.',
    passwordUnderPolicy: 'The password is shorter than 12 characters, which we ask of whoever sees people’s data.',
    passwordGuessable:
      'The password is easy to guess: it is common, repeats itself, or is made of your name or address.',
    different: "passwords doesn't match",
  },
  code: {
    title: 'Verification code',
    advice: 'Open your authenticator app and enter the 6 digits that it shows.',
    label: 'Code',
    submit: 'Verify',
    lost: 'Is your device not at hand? Enter one of your recovery codes; each works once.',
    restart: 'Sign in as somebody else',
    recoveryAdvice: 'Enter one of your recovery codes; each works once.',
    missing: { title: 'Something is missing', advice: 'Enter the code.' },
    wrong: {
      title: 'Wrong code',
      advice: 'Wait until your app shows a new code and enter that one. Each code works once.',
    },
    wait: (count) => `Wait ${minutes('en', count)}, then try again. The code was not checked this time.`,
  },
  passkey: {
    link: 'Sign in with a passkey',
    title: 'Passkey',
    advice: 'Confirm on your device: by fingerprint, face or the code that unlocks it.',
    submit: 'Use the passkey',
    waiting: 'Waiting for your device…',
    declined: 'Your device has not confirmed it. Try again, or choose another way.',
    unsupported: 'This browser knows no passkeys. Choose another way.',
    noScript: 'Passkeys need JavaScript in the browser.',
    refused: 'The passkey was not accepted',
    refusedAdvice: 'Its time may be over, or it is no longer of your account. Try again, or choose another way.',
    password: 'Sign in with the password',
    code: 'Enter a code',
  },
  otherLanguage: { code: 'ar', name: 'العربية' },
};

export const texts: Record<Language, Texts> = { ar, en };
