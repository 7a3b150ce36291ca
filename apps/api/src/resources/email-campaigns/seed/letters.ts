import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';

interface Bilingual {
  ar: string;
  en: string;
}

/** What a campaign of the demo says: its subject, and its paragraphs. */
export interface CampaignLetter {
  name: string;
  entity: AudienceEntity;
  filter: string;
  subject: Bilingual;
  text: readonly Bilingual[];
}

const seekers = 'seekers' as const;
const employers = 'employers' as const;
const providers = 'providers' as const;

export const letters: readonly CampaignLetter[] = [
  {
    name: 'تحديث السيرة الذاتية قبل موسم التوظيف',
    entity: seekers,
    filter: '?state=active',
    subject: { ar: 'سيرتك الذاتية أول ما يراه صاحب العمل', en: 'Your CV is what employers see first' },
    text: [
      {
        ar: 'يبدأ موسم التوظيف خلال أسبوعين، ويطّلع أصحاب العمل على السير المحدّثة أولًا.',
        en: 'Hiring picks up in two weeks, and employers look at recent CVs first.',
      },
      {
        ar: 'ادخل إلى حسابك وراجع خبراتك ومهاراتك وأرفق أحدث نسخة من سيرتك.',
        en: 'Sign in, read through your experience and skills, and upload your latest CV.',
      },
    ],
  },
  {
    name: 'ندوة: كيف تكتب إعلان وظيفة يجذب المتقدمين',
    entity: employers,
    filter: '?state=verified',
    subject: { ar: 'دعوة إلى ندوة: إعلان الوظيفة الجيد', en: 'Webinar: writing a good job post' },
    text: [
      {
        ar: 'ندعوكم إلى ندوة مدتها خمس وأربعون دقيقة نعرض فيها ما يميّز الإعلانات التي تستقبل متقدمين مناسبين.',
        en: 'You are invited to a 45-minute webinar on what sets apart job posts that bring suitable applicants.',
      },
      { ar: 'الحضور مجاني، والمقاعد محدودة.', en: 'It is free of charge, and seats are limited.' },
    ],
  },
  {
    name: 'مواعيد صرف المستحقات في الإجازة',
    entity: providers,
    filter: '?state=active',
    subject: { ar: 'مواعيد صرف المستحقات خلال الإجازة', en: 'Payouts during the holiday' },
    text: [
      {
        ar: 'لا تُنفَّذ التحويلات البنكية خلال إجازة العيد، وتُستأنف في أول يوم عمل بعدها.',
        en: 'Banks make no transfers during the Eid holiday; payouts go on with the first working day after it.',
      },
    ],
  },
  {
    name: 'وظائف عن بُعد لهذا الشهر',
    entity: seekers,
    filter: '?state=active',
    subject: { ar: 'وظائف تعمل فيها من أي مكان', en: 'Jobs that you can do from anywhere' },
    text: [
      {
        ar: 'جمعنا لك الوظائف التي يقبل أصحابها العمل عن بُعد، وتُحدَّث القائمة كل صباح.',
        en: 'We have gathered the jobs that can be done remotely; the list is renewed every morning.',
      },
    ],
  },
  {
    name: 'تعريف بنظام أجور الباقات الجديد',
    entity: employers,
    filter: '',
    subject: { ar: 'باقات جديدة بسعر أوضح', en: 'New plans with clearer prices' },
    text: [
      {
        ar: 'أعدنا ترتيب الباقات لتختاروا منها بحسب عدد الإعلانات التي تحتاجون إليها.',
        en: 'We have arranged our plans anew, so that you choose by the number of job posts you need.',
      },
    ],
  },
  {
    name: 'استبيان رضا مزودي الخدمات',
    entity: providers,
    filter: '?state=active',
    subject: { ar: 'رأيك يهمنا: استبيان قصير', en: 'Tell us what you think: a short survey' },
    text: [
      {
        ar: 'خمسة أسئلة لا تستغرق ثلاث دقائق، ونقرأ كل إجابة بأنفسنا.',
        en: 'Five questions that take three minutes; we read every answer ourselves.',
      },
    ],
  },
  {
    name: 'يوم المهنة في الرياض',
    entity: seekers,
    filter: '?city=riyadh',
    subject: { ar: 'نراك في يوم المهنة بالرياض', en: 'See you at the career day in Riyadh' },
    text: [
      {
        ar: 'أكثر من أربعين جهة توظيف في مكان واحد. أحضر سيرتك وسجّل حضورك مسبقًا.',
        en: 'More than forty employers in one place. Bring your CV, and register in advance.',
      },
    ],
  },
  {
    name: 'تنبيه بتجديد السجل التجاري',
    entity: employers,
    filter: '?state=verified',
    subject: { ar: 'تأكد من سريان سجلك التجاري', en: 'Is your commercial registration up to date?' },
    text: [
      {
        ar: 'تتوقف إعلانات المنشأة عند انتهاء سجلها التجاري، فنرجو تحديث تاريخه قبل ذلك.',
        en: 'Job posts pause when a commercial registration runs out; please send us its new date before that.',
      },
    ],
  },
  {
    name: 'دورات مجانية في تحليل البيانات',
    entity: seekers,
    filter: '?state=active',
    subject: { ar: 'دورات مجانية في تحليل البيانات', en: 'Free courses in data analysis' },
    text: [
      {
        ar: 'بالتعاون مع شركائنا نتيح لك ست دورات قصيرة بشهادة حضور، والتسجيل مفتوح حتى نهاية الشهر.',
        en: 'With our partners we offer six short courses with a certificate; register by the end of the month.',
      },
    ],
  },
  {
    name: 'عرض الاشتراك السنوي',
    entity: employers,
    filter: '?state=verified',
    subject: { ar: 'وفّر شهرين مع الاشتراك السنوي', en: 'Two months free with a yearly plan' },
    text: [
      {
        ar: 'من يحوّل اشتراكه إلى سنوي هذا الشهر يحصل على شهرين إضافيين.',
        en: 'Whoever changes to a yearly plan this month gets two months on top.',
      },
    ],
  },
];
