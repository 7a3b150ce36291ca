import type { Conversation } from '@diwan/api-contract/resources/conversations';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import type { VoiceName } from '#seeding/voices/voices.ts';

type Speaker = ParticipantType | 'staff' | 'note';
/** Where it names a voice, it was spoken and not written. */
export type Line = readonly [who: Speaker, text: string, voice?: VoiceName];

/** What somebody wrote about, and how it went; a demo's conversation is as much of it as there was time for. */
export interface Script {
  kind: Conversation['kind'];
  about: 'order' | 'application' | 'jobPost' | null;
  /** Who takes part besides staff. */
  who: readonly ParticipantType[];
  isPrivate?: true;
  subject: string;
  priority: Conversation['priority'];
  labels: Conversation['labels'];
  language?: 'en';
  /** What staff would have to look into. */
  flag?: string;
  lines: readonly Line[];
}

/** With staff. */
const withStaff: readonly Script[] = [
  {
    kind: 'support',
    about: null,
    who: ['seeker'],
    subject: 'لا يصلني رمز التحقق',
    priority: 'medium',
    labels: ['account', 'technical'],
    lines: [
      ['seeker', 'السلام عليكم، أحاول الدخول منذ الصباح ولا يصلني رمز التحقق على الجوال.'],
      ['staff', 'وعليكم السلام ورحمة الله، نعتذر عن ذلك. هل الرقم المسجل لديكم هو المنتهي بـ 67؟'],
      ['seeker', 'نعم هو نفسه، ولم أغيّره.'],
      ['note', 'مزود الرسائل أبلغ عن تأخر على إحدى الشبكات منذ التاسعة صباحًا.'],
      ['staff', 'توجد مشكلة مؤقتة لدى إحدى شركات الاتصالات. أرسلنا الرمز الآن إلى بريدكم الإلكتروني بدلًا من الجوال.'],
      ['seeker', 'وصل الرمز ودخلت، شكرًا جزيلًا.'],
      ['staff', 'العفو، يسعدنا خدمتكم.'],
    ],
  },
  {
    kind: 'support',
    about: null,
    who: ['employer'],
    subject: 'تعديل اسم المنشأة بعد تغيير السجل',
    priority: 'medium',
    labels: ['account'],
    lines: [
      ['employer', 'تحية طيبة، غيّرنا الاسم التجاري في السجل ونريد تعديله في حساب المنشأة.'],
      ['staff', 'أهلًا بكم. نرجو إرسال صورة من السجل التجاري المحدّث بصيغة PDF، ونعدّل الاسم خلال يوم عمل.'],
      ['employer', 'رُفع السجل في مستندات المنشأة قبل قليل.'],
      ['note', 'السجل مطابق لما في بوابة وزارة التجارة.'],
      ['staff', 'تم التعديل، ويظهر الاسم الجديد في جميع وظائفكم المنشورة.'],
      ['employer', 'ممتاز، شكرًا على سرعة الاستجابة.'],
    ],
  },
  {
    kind: 'support',
    about: null,
    who: ['provider'],
    subject: 'تأخر تحويل المستحقات',
    priority: 'high',
    labels: ['payment'],
    lines: [
      ['provider', 'طلبت سحب رصيدي منذ أربعة أيام ولم يصل المبلغ إلى حسابي بعد.'],
      ['staff', 'نتفهم أهمية الأمر. راجعنا الطلب، وقد أُرسل إلى البنك أمس ضمن دفعة التحويلات.'],
      ['provider', 'ومتى يصل عادة؟'],
      ['staff', 'خلال يوم إلى ثلاثة أيام عمل بحسب البنك. سنتابع معكم حتى يصل.'],
      ['provider', 'وصل المبلغ قبل قليل، بارك الله فيكم.'],
    ],
  },
  {
    kind: 'support',
    about: null,
    who: ['seeker'],
    subject: 'How do I change my e-mail address?',
    priority: 'low',
    labels: ['account'],
    language: 'en',
    lines: [
      ['seeker', 'Hello, I have a new e-mail address. Where can I change it?', 'address'],
      [
        'staff',
        'Hello! Open your profile, choose "Contact details" and enter the new address. You get a code to confirm it.',
      ],
      ['seeker', 'Found it, thank you.'],
    ],
  },
  {
    kind: 'order',
    about: 'order',
    who: ['seeker'],
    subject: 'لم أستلم السيرة الذاتية في موعدها',
    priority: 'high',
    labels: ['order', 'complaint'],
    lines: [
      ['seeker', 'طلبت كتابة سيرة ذاتية وكان الموعد قبل أمس، ولم أستلم شيئًا ولا يرد مزود الخدمة.', 'order'],
      ['staff', 'نعتذر عن التأخير. تواصلنا مع مزود الخدمة وطلبنا منه تحديد موعد نهائي للتسليم اليوم.'],
      ['note', 'اتصلت به هاتفيًا، ويقول إن المسودة جاهزة وتنقصها المراجعة.'],
      ['seeker', 'أحتاجها قبل يوم الأحد لأن لدي مقابلة.'],
      ['staff', 'تعهّد بالتسليم مساء اليوم، وإن لم يسلّم نبدأ معكم إجراء الاسترداد مباشرة.'],
      ['seeker', 'استلمتها الآن وهي جيدة، شكرًا لمتابعتكم.'],
    ],
  },
  {
    kind: 'order',
    about: 'order',
    who: ['employer'],
    subject: 'استفسار عن فاتورة الطلب',
    priority: 'medium',
    labels: ['order', 'payment'],
    lines: [
      ['employer', 'نحتاج إلى فاتورة ضريبية باسم المنشأة لهذا الطلب مع الرقم الضريبي.'],
      [
        'staff',
        'أهلًا بكم، تصدر الفاتورة تلقائيًا بعد السداد وتجدونها في صفحة الطلب. هل الرقم الضريبي مسجل في بيانات المنشأة؟',
      ],
      ['employer', 'لم يكن مسجلًا، وأضفناه الآن.'],
      ['staff', 'ممتاز، ستحمل الفاتورة القادمة الرقم الضريبي. وللفاتورة السابقة نصدر إشعارًا دائنًا وفاتورة جديدة.'],
      ['employer', 'شكرًا لكم.'],
    ],
  },
  {
    kind: 'application',
    about: 'application',
    who: ['seeker'],
    subject: 'متى يصلني الرد على طلبي؟',
    priority: 'medium',
    labels: ['application'],
    lines: [
      ['seeker', 'قدمت على الوظيفة قبل أسبوعين وما زالت الحالة كما هي، فمتى يصلني الرد؟', 'application'],
      ['staff', 'أهلًا بكم، طلب تقديمكم لدى صاحب العمل. تواصلنا معه ووعد بإنهاء الفرز هذا الأسبوع.'],
      ['seeker', 'هل يمكنني تحديث سيرتي الذاتية في الطلب؟'],
      ['staff', 'نعم، حدّثوها في ملفكم ويرى صاحب العمل النسخة الأخيرة.'],
      ['seeker', 'تم التحديث، أشكركم.'],
    ],
  },
  {
    kind: 'job',
    about: 'jobPost',
    who: ['employer'],
    subject: 'لماذا أُعيدت الوظيفة للتعديل؟',
    priority: 'urgent',
    labels: ['complaint'],
    lines: [
      ['employer', 'أُعيدت إلينا الوظيفة للتعديل ولا نفهم السبب، ونحتاج إلى نشرها اليوم.'],
      ['staff', 'ورد في الوصف شرط للعمر، ولا تسمح سياسة النشر بذلك. احذفوا العبارة ونراجعها فور إرسالها.'],
      ['employer', 'حُذفت العبارة وأرسلناها من جديد.'],
      ['note', 'روجعت وأصبحت جاهزة للنشر.'],
      ['staff', 'نُشرت الوظيفة الآن، وشكرًا لتعاونكم.'],
    ],
  },
];

/** Between users alone. */
const amongUsers: readonly Script[] = [
  {
    kind: 'order',
    about: 'order',
    who: ['seeker', 'provider'],
    isPrivate: true,
    subject: 'تفاصيل الخدمة المطلوبة',
    priority: 'low',
    labels: [],
    lines: [
      ['seeker', 'السلام عليكم، أرفقت سيرتي القديمة. أريد التركيز على خبرتي في إدارة المشاريع.'],
      ['provider', 'وعليكم السلام، وصلت. هل تفضلون صفحة واحدة أم صفحتين؟'],
      ['seeker', 'صفحة واحدة بالعربية وأخرى بالإنجليزية.'],
      ['provider', 'تم، تصلكم المسودة الأولى غدًا بإذن الله.'],
      ['seeker', 'ممتاز، بانتظارها.'],
    ],
  },
  {
    kind: 'order',
    about: 'order',
    who: ['employer', 'provider'],
    isPrivate: true,
    subject: 'موعد الدورة التدريبية',
    priority: 'low',
    labels: [],
    flag: 'outside_payment',
    lines: [
      ['employer', 'هل يمكن تقديم موعد الدورة إلى الأسبوع القادم؟ عدد المتدربين اثنا عشر.'],
      ['provider', 'ممكن، لكن ما رأيكم أن ندفع خارج المنصة ونوفر رسومها؟ أرسل لكم رقم الحساب.'],
      ['employer', 'نفضل الدفع عبر المنصة حفظًا لحق الطرفين.'],
      ['provider', 'كما تحبون، نثبّت الموعد يوم الثلاثاء.'],
    ],
  },
  {
    kind: 'application',
    about: 'jobPost',
    who: ['seeker', 'employer'],
    isPrivate: true,
    subject: 'موعد المقابلة',
    priority: 'low',
    labels: [],
    lines: [
      ['employer', 'نشكركم على التقديم، ونود دعوتكم إلى مقابلة عن بعد يوم الأربعاء الساعة العاشرة صباحًا.'],
      ['seeker', 'شكرًا لكم، الموعد مناسب. هل تُرسلون الرابط؟'],
      ['employer', 'يصلكم الرابط على البريد قبل المقابلة بساعة.'],
      ['seeker', 'وصل، بانتظار الموعد.'],
    ],
  },
  {
    kind: 'job',
    about: 'jobPost',
    who: ['seeker', 'employer'],
    isPrivate: true,
    subject: 'سؤال عن مقر العمل',
    priority: 'low',
    labels: [],
    lines: [
      ['seeker', 'هل مقر العمل داخل المدينة؟ وهل توجد مواصلات؟', 'workplace'],
      ['employer', 'نعم، في حي العليا، وتتوفر حافلة من محطة المترو.'],
      ['seeker', 'وماذا عن الدوام؟'],
      ['employer', 'من الأحد إلى الخميس، من الثامنة حتى الرابعة.'],
    ],
  },
  {
    kind: 'direct',
    about: null,
    who: ['seeker', 'employer'],
    isPrivate: true,
    subject: 'فرصة وظيفية',
    priority: 'low',
    labels: [],
    flag: 'fraud',
    lines: [
      ['employer', 'لدينا وظيفة براتب مرتفع، والمطلوب تحويل رسوم فتح الملف أولًا.'],
      ['seeker', 'لماذا أدفع قبل المقابلة؟'],
      ['employer', 'هذا إجراء معتاد، وأرسل لنا صورة الهوية أيضًا.'],
      ['seeker', 'لن أرسل شيئًا، وسأبلغ إدارة المنصة.'],
    ],
  },
  {
    kind: 'direct',
    about: null,
    who: ['employer', 'provider'],
    isPrivate: true,
    subject: 'عرض تعاون',
    priority: 'low',
    labels: [],
    lines: [
      ['provider', 'نقدم خدمات تقييم المرشحين، ويسعدنا التعاون معكم.'],
      ['employer', 'شكرًا لكم، أرسلوا قائمة الخدمات والأسعار.'],
      ['provider', 'تجدونها في صفحتنا على المنصة، ولكم خصم على الطلب الأول.'],
    ],
  },
];

export const scripts: readonly Script[] = [...withStaff, ...amongUsers];
