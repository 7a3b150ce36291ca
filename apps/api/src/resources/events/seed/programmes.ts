import type { EventRecord } from '@diwan/api-contract/resources/events';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { bilingual } from '#seeding/data/field-of-work.ts';

export type Kind = EventRecord['kind'];

/** What events of a kind are called; `{city}` is where they are. */
export const titles: Record<Kind, LocalizedText[]> = {
  career_fair: bilingual(`
ملتقى التوظيف في {city} | {city} Job Fair
معرض الفرص الوظيفية لحديثي التخرج | Graduate Opportunities Fair
ملتقى توظيف القطاع الصحي | Health Sector Job Fair
ملتقى وظائف السياحة والضيافة | Tourism and Hospitality Job Fair`),
  workshop: bilingual(`
ورشة كتابة السيرة الذاتية | CV writing workshop
ورشة التحضير للمقابلة الشخصية | Preparing for the job interview
ورشة تحليل البيانات ببرنامج إكسل | Data analysis with Excel
ورشة التفاوض على عرض العمل | Negotiating a job offer`),
  webinar: bilingual(`
كيف تبني حضورك المهني على الإنترنت | Building your professional presence online
مستقبل المهن التقنية في المملكة | The future of technology jobs in the Kingdom
حقوق العامل وواجباته في نظام العمل | Rights and duties under the labour law
العمل عن بُعد: تجارب ونصائح | Remote work: experiences and advice`),
  course: bilingual(`
دورة أساسيات إدارة المشاريع | Fundamentals of project management
دورة خدمة العملاء الاحترافية | Professional customer service
دورة السلامة والصحة المهنية | Occupational health and safety
دورة المحاسبة لغير المحاسبين | Accounting for non-accountants`),
  networking: bilingual(`
لقاء مديري الموارد البشرية | Human resources managers’ evening
أمسية رواد الأعمال في {city} | Entrepreneurs’ evening in {city}
لقاء المهندسات السعوديات | Meeting of Saudi women engineers`),
  open_day: bilingual(`
يوم مفتوح للتعرف على بيئة العمل | Open day: see where we work
يوم مفتوح لطلاب الجامعات | Open day for university students
يوم مفتوح للتدريب التعاوني | Open day for cooperative training`),
};

/** What people take home from each kind of event. */
export const promises: Record<Kind, LocalizedText> = {
  career_fair: {
    ar: 'تلتقي فيه مسؤولي التوظيف وجهًا لوجه، وتقدّم سيرتك الذاتية، وتُجرى مقابلات أولية في الموقع.',
    en: 'Meet recruiters face to face, hand in your CV and have a first interview on the spot.',
  },
  workshop: {
    ar: 'ورشة تطبيقية بأمثلة من سوق العمل السعودي، يخرج المشارك منها بعمل أنجزه بنفسه.',
    en: 'Hands-on work with examples from the Saudi labour market; you leave with something that you made yourself.',
  },
  webinar: {
    ar: 'لقاء مباشر عبر الإنترنت مع مختصين، ويتسع الوقت في آخره للأسئلة.',
    en: 'Live with specialists, with time for questions at the end.',
  },
  course: {
    ar: 'دورة قصيرة بمحتوى عملي وتقييم في نهايتها، وشهادة حضور لمن أتمها.',
    en: 'A short course with practical content, an assessment at its end and a certificate for those who complete it.',
  },
  networking: {
    ar: 'لقاء لتبادل الخبرات وبناء العلاقات المهنية في أجواء ودية.',
    en: 'Exchange experience and make professional contacts in a friendly setting.',
  },
  open_day: {
    ar: 'جولة في مقر العمل ولقاء مع الفريق، وتعريف ببرامج التدريب والتوظيف.',
    en: 'A tour of the workplace, time with the team and an introduction to its programmes.',
  },
};

export const venues = bilingual(`
مركز المعارض والمؤتمرات | Exhibition and Convention Centre
قاعة الغرفة التجارية | Chamber of Commerce Hall
مسرح الجامعة | University Theatre
فندق الضيافة، القاعة الكبرى | Al Diyafah Hotel, Grand Hall
مقر الشركة | Company headquarters`);

export const speakers = bilingual(`
د. نورة القحطاني | Dr Noura Alqahtani
م. فهد العتيبي | Eng. Fahad Alotaibi
أ. سارة الغامدي | Sarah Alghamdi
د. خالد الشهري | Dr Khalid Alshehri
أ. ريم الدوسري | Reem Aldosari
أ. عبدالله الحربي | Abdullah Alharbi`);
export const positions = ['مدير الموارد البشرية', 'مستشار توظيف', 'خبير تطوير مهني', 'رئيس قسم التدريب'];

export const sessions = bilingual(`
الاستقبال والتسجيل | Reception and registration
الجلسة الافتتاحية | Opening
الجلسة الرئيسية | Main session
استراحة وصلاة | Break and prayer
أسئلة ونقاش | Questions and discussion
الختام | Closing`);

/** What staff write when an event does not take place. */
export const regrets = [
  'تعذّر توفير القاعة في الموعد المحدد.',
  'لم يكتمل الحد الأدنى من المسجلين.',
  'بطلب من الجهة المنظمة.',
];

/** What they write when none of the reasons for rejecting one fits. */
export const doubt = 'تاريخ الفعالية يوافق إجازة رسمية، فنرجو اختيار موعد آخر وإعادة التقديم.';
