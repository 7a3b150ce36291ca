import { bilingual } from './field-of-work.ts';

/** How a post begins; `{employer}`, `{title}` and `{city}` are filled in. */
export const openings = bilingual(`
تبحث {employer} عن {title} للانضمام إلى فريقها في {city}. | {employer} is looking for a {title} to join its team in {city}.
لدى {employer} فرصة وظيفية بمسمى {title} في {city} لمن يرغب في بيئة عمل مستقرة. | {employer} has an opening for a {title} in {city} for someone who values a stable workplace.
ترغب {employer} في تعيين {title} ضمن خطة توسعها في {city}. | As it grows in {city}, {employer} wishes to appoint a {title}.`);

export const dutiesLead = { ar: 'ستكون مهامك:', en: 'You will' };

export const closings = bilingual(`
نوفر تأمينًا طبيًا وفرصًا حقيقية للتدريب والترقي. | We offer medical insurance and real chances to learn and be promoted.
يبدأ العمل بعد المقابلة والموافقة على العرض، ويُرحب بحديثي التخرج متى توفرت الكفاءة. | Work begins once the offer is accepted; able graduates are welcome too.
الرواتب تُصرف في موعدها عبر نظام حماية الأجور، والدوام وفق نظام العمل. | Salaries are paid on time through the Wage Protection System, with hours as the labour law sets them.`);

export const workHours = [
  'من الأحد إلى الخميس، 8 صباحًا – 5 مساءً',
  'ست ساعات يوميًا، ستة أيام',
  '48 ساعة أسبوعيًا',
  'دوام مرن',
];
export const shifts = ['صباحي', 'مسائي', 'ورديات متناوبة'];

export const coverNotes = [
  'أرغب في الانضمام إلى فريقكم، ولدي خبرة مماثلة يمكنني الحديث عنها في المقابلة.',
  'قرأت إعلانكم باهتمام، وأرى أن خبرتي تناسب ما تبحثون عنه.',
  'يمكنني البدء خلال أسبوعين، والانتقال إلى مدينة العمل عند الحاجة.',
  'I have done this work for several years and would be glad to tell you more in an interview.',
  'I can start within a month and already live in the city.',
  'I recently finished a professional certificate in this field and look for a place to grow.',
];

export const noteTexts = [
  { title: 'مكالمة أولى', text: 'في المكالمة اهتمام واضح بالوظيفة، وسؤال عن تفاصيل الراتب والمزايا.' },
  { title: 'مراجعة السيرة', text: 'الخبرة مطابقة للمطلوب، وينقص شهادة مهنية واحدة.' },
  { title: 'ملاحظة صاحب العمل', text: 'يفضّل صاحب العمل من يستطيع البدء خلال شهر.' },
  { title: 'Phone call', text: 'Speaks clearly, knows the trade, asks for the second interview on a Sunday.' },
  { title: 'References', text: 'Two earlier employers confirmed dates and duties.' },
  { title: 'توقعات الراتب', text: 'الراتب المتوقع أعلى من الميزانية، مع استعداد للتفاوض.' },
];

export const rejectionNotes = [
  'الخبرة أقل من المطلوب لهذه الوظيفة حاليًا.',
  'تم اختيار مرشح أقرب إلى متطلبات العمل.',
  'The post needs a professional licence that is still missing.',
  'الراتب المطلوب يتجاوز الميزانية المعتمدة.',
];

export const interviewTitles = [
  'مقابلة أولى',
  'مقابلة فنية',
  'مقابلة نهائية',
  'First interview',
  'Technical interview',
];

export const projects = [
  'توليت نقل أرشيف القسم إلى نظام إلكتروني خلال أربعة أشهر.',
  'شاركت في افتتاح فرع جديد من التخطيط حتى التشغيل.',
  'أعددت دليل إجراءات خفّض شكاوى العملاء إلى النصف.',
  'عملت ضمن فريق تحديث الخدمة وكنت مسؤولًا عن الاختبار.',
];

export const questions = [
  {
    text: { ar: 'هل لديك رخصة مهنية سارية؟', en: 'Do you hold a valid professional licence?' },
    type: 'yes_no',
    expected: 'yes',
  },
  { text: { ar: 'هل تستطيع البدء خلال شهر؟', en: 'Can you start within a month?' }, type: 'yes_no', expected: null },
  {
    text: { ar: 'كم راتبك الشهري المتوقع؟', en: 'Which monthly salary do you expect?' },
    type: 'number',
    expected: null,
  },
  { text: { ar: 'ما أبرز مشروع عملت عليه؟', en: 'Which project are you proudest of?' }, type: 'text', expected: null },
] as const;

/** What staff call candidates among themselves. */
export const applicationTags = [
  'خبرة قوية',
  'متاح فورًا',
  'مرشح احتياطي',
  'يحتاج متابعة',
  'إنجليزية ممتازة',
  'مناسب لفرع جدة',
];
