import type { Translation } from '../translation.ts';
import type { messages as en } from './en.ts';

export const messages: Translation<typeof en> = {
  title: 'قوالب الرسائل',
  one: 'قالب رسالة',
  columns: {
    name: 'الرسالة',
    cause: 'تُرسل عند',
    recipient: 'المستلم',
    isChanged: 'النص',
    lastTest: 'آخر تجربة',
    state: 'الحالة',
    updatedAt: 'آخر تعديل',
  },
  filters: { recipient: 'المستلم', isChanged: 'عدّله الموظفون' },
  sections: { words: 'النص' },
  fields: { subject: 'عنوان الرسالة', preheader: 'سطر المعاينة', body: 'النص' },
  hints: {
    subject: 'ما بين قوسين معقوفين مزدوجين يُملأ في كل رسالة، وما يصح فيه مذكور بجانب القالب.',
    preheader: 'يظهر بجانب العنوان في قائمة الرسائل.',
    body: 'التحية والتوقيع يُضافان فوقه وتحته، وكذلك تفاصيل كل حالة مثل الموعد أو السبب.',
  },
  computed: {
    cause: 'تُرسل عند',
    recipient: 'المستلم',
    weight: 'من يوقفها',
    variables: 'ما يصح ذكره',
    isChanged: 'النص',
    lastTestAt: 'آخر تجربة',
  },
  choices: {
    templateRecipient: {
      seeker: 'الباحث عن عمل',
      employer: 'صاحب العمل',
      provider: 'مزود الخدمة',
      staff: 'الموظف',
      customer: 'العميل',
    },
    templateWeight: {
      ordinary: 'أي محرر',
      legal: 'المديرون فقط، فهي من حق مستلمها',
      essential: 'لا يوقفها أحد، فلا دخول إلى الحساب من دونها',
    },
    mailVariable: {
      name: 'اسم المستلم',
      job: 'المسمى الوظيفي',
      event: 'عنوان الفعالية',
      document: 'رقم المستند',
    },
  },
  words: { changed: 'عدّله الموظفون', original: 'النص الأصلي' },
  causes: { none: 'من الحساب نفسه' },
  tabs: { label: 'رسائل البريد', compose: 'كتابة رسالة', templates: 'القوالب' },
  samples: { name: 'سارة العتيبي', job: 'محاسب', event: 'معرض التوظيف في الرياض', document: 'رقم INV-2026-000128' },
  letter: {
    title: 'كما تصل مستلميها',
    subject: 'العنوان',
    filledFor: 'باسم',
    example: 'مثال',
    greeting: 'السلام عليكم {{name}}،',
    foot: 'تليها تفاصيل كل حالة والتوقيع وبيانات البائع.',
  },
  states: { emailTemplate: { enabled: 'مفعّلة', disabled: 'موقوفة' } },
  events: {
    emailTemplate: {
      sendTest: 'إرسال تجربة إليّ',
      revert: 'العودة إلى النص الأصلي',
      disable: 'إيقاف',
      enable: 'تفعيل',
    },
  },
  done: {
    emailTemplate: {
      sendTest: 'التجربة في طريقها إليك',
      revert: 'عاد النص الأصلي',
      disable: 'أُوقفت، فلا تُرسل هذه الرسائل بعد الآن',
      enable: 'فُعّلت',
    },
  },
  act: {
    emailTemplate: {
      sendTest: 'إرسال تجارب {{records}} إليّ',
      revert: 'إعادة النص الأصلي إلى {{records}}',
      disable: 'إيقاف {{records}}',
      enable: 'تفعيل {{records}}',
    },
  },
  refusals: {
    essential: 'لا دخول إلى الحساب من دون هذه الرسالة، فهي تُرسل دائمًا.',
    needsAdmin: 'هذه الرسالة من حق مستلمها، فلا يوقفها أو يفعّلها إلا مدير.',
    nothingChanged: 'نصها هو الأصلي.',
  },
  records_zero: 'لا قوالب رسائل',
  records_one: 'قالب رسالة واحد',
  records_two: 'قالبا رسائل',
  records_few: '{{number}} قوالب رسائل',
  records_many: '{{number}} قالب رسالة',
  records_other: '{{number}} قالب رسالة',
};

export const titles = { view: 'قالب رسالة', edit: 'تعديل قالب الرسالة' };
