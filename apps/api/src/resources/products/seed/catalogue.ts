import type { Product } from '@diwan/api-contract/resources/products';

/** What is sold by whoever has these words in an English trade name, each under one of the professions. */
export interface Offer {
  ar: string;
  en: string;
  kind: Product['kind'];
  unit: Product['unit'];
  mode: Product['deliveryMode'];
  days: number | null;
  /** In riyals. */
  price: number;
}

const offers = (lines: string): Offer[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [ar, en, kind, unit, mode, days, price] = line.split('|').map((part) => part.trim());
      return {
        ar: ar!,
        en: en!,
        kind: kind as Offer['kind'],
        unit: unit as Offer['unit'],
        mode: mode as Offer['mode'],
        days: days ? Number(days) : null,
        price: Number(price),
      };
    });

/** The place of a profession among the business specialists, and what it offers. */
export const catalogue: readonly [words: string, profession: number, offers: readonly Offer[]][] = [
  [
    'Management Consulting',
    6,
    offers(`
إعداد دليل السياسات والإجراءات | Policies and procedures manual | service | project | both | 30 | 9500
جلسة استشارية في إدارة المنشآت الصغيرة | Advisory session for small businesses | service | session | remote | 3 | 450
باقة تأسيس الهيكل التنظيمي | Organisation structure package | package | project | both | 21 | 6200`),
  ],
  [
    'Accounting',
    0,
    offers(`
مسك الدفاتر الشهري | Monthly bookkeeping | service | month | remote | 5 | 1200
إعداد الإقرار الضريبي لضريبة القيمة المضافة | VAT return preparation | service | item | remote | 7 | 650
باقة إعداد القوائم المالية السنوية | Annual financial statements package | package | project | both | 30 | 7800`),
  ],
  [
    'Legal',
    1,
    offers(`
صياغة عقد عمل وفق نظام العمل السعودي | Employment contract under Saudi labour law | service | item | remote | 3 | 380
استشارة قانونية عمالية | Labour law consultation | service | session | both | 2 | 500
نماذج عقود جاهزة للمنشآت | Ready contract templates for businesses | digital | item | remote | | 290`),
  ],
  [
    'Information Technology',
    8,
    offers(`
إدارة الأنظمة والدعم الفني للمكاتب | IT support for offices | service | month | onsite | 1 | 2400
فحص أمن المعلومات للمواقع | Website security check | service | project | remote | 10 | 3200
إعداد بريد المنشأة على نطاقها | Business e-mail on your own domain | service | item | remote | 2 | 350`),
  ],
  [
    'App Development',
    8,
    offers(`
تطوير تطبيق جوال لمتجر صغير | Mobile app for a small shop | service | project | remote | 45 | 18500
نموذج أولي قابل للتجربة | Clickable prototype | service | project | remote | 10 | 3900
صيانة شهرية للتطبيقات | Monthly app maintenance | service | month | remote | 2 | 1500`),
  ],
  [
    'Web Design',
    8,
    offers(`
تصميم صفحة هبوط بالعربية والإنجليزية | Landing page in Arabic and English | service | project | remote | 7 | 1900
تصميم موقع تعريفي للمنشآت | Business website design | service | project | remote | 21 | 5400
قالب موقع جاهز للتعديل | Editable website template | digital | item | remote | | 240`),
  ],
  [
    'Human Resources',
    6,
    offers(`
استقطاب وفرز المرشحين لوظيفة | Sourcing and screening for one job | service | project | remote | 14 | 3500
إعداد لائحة تنظيم العمل الداخلية | Internal work regulation | service | project | remote | 10 | 2200
باقة ملفات الموارد البشرية | Human resources templates | digital | item | remote | | 320`),
  ],
  [
    'Event Management',
    9,
    offers(`
تنظيم ملتقى توظيف ليوم واحد | One-day career fair | service | project | onsite | 30 | 24000
إدارة استقبال الضيوف وتسجيلهم | Guest reception and registration | service | hour | onsite | 5 | 180
باقة ورشة عمل لثلاثين مشاركًا | Workshop package for thirty people | package | item | onsite | 14 | 8600`),
  ],
  [
    'Training',
    6,
    offers(`
دورة الاستعداد لمقابلات العمل | Job interview course | course | session | both | 7 | 299
دورة إكسل للأعمال | Excel for business course | course | session | remote | 3 | 240
برنامج تأهيل حديثي التخرج | Graduate readiness programme | course | month | onsite | 14 | 1450`),
  ],
  [
    'Translation',
    4,
    offers(`
ترجمة معتمدة لصفحة واحدة | Certified translation of one page | service | item | remote | 2 | 45
ترجمة السيرة الذاتية إلى الإنجليزية | CV translation into English | service | item | remote | 2 | 120
ترجمة فورية في الاجتماعات | Interpretation in meetings | service | hour | both | 5 | 350`),
  ],
  [
    'Digital Marketing',
    5,
    offers(`
إدارة حسابات التواصل لشهر | Social media management for a month | service | month | remote | 3 | 2800
حملة إعلانية للوظائف الشاغرة | Advertising campaign for vacancies | package | project | remote | 10 | 4200
تقويم محتوى شهري | Monthly content calendar | digital | item | remote | | 260`),
  ],
  [
    'Customs Clearance',
    3,
    offers(`
تخليص شحنة جمركية واحدة | Clearance of one shipment | service | item | onsite | 3 | 900
استشارة في تصنيف البنود الجمركية | Tariff classification advice | service | session | remote | 2 | 300`),
  ],
  [
    'CV writing',
    6,
    offers(`
كتابة سيرة ذاتية متوافقة مع أنظمة الفرز | CV that applicant tracking systems can read | service | item | remote | 3 | 150
باقة السيرة الذاتية وخطاب التقديم وحساب لينكدإن | CV, cover letter and LinkedIn package | package | item | remote | 5 | 320
قالب سيرة ذاتية بالعربية | CV template in Arabic | digital | item | remote | | 35`),
  ],
  [
    'Brand design',
    7,
    offers(`
تصميم شعار مع ثلاث مسودات | Logo design with three drafts | service | project | remote | 7 | 850
هوية بصرية متكاملة للمشاريع الناشئة | Brand identity for start-ups | package | project | remote | 21 | 3600
تصميم بطاقات أعمال | Business card design | service | item | both | 2 | 120`),
  ],
  [
    'Career coaching',
    6,
    offers(`
جلسة إرشاد مهني | Career coaching session | service | session | both | 2 | 220
محاكاة مقابلة عمل مع تقرير | Mock interview with a report | service | session | remote | 3 | 260
دورة البحث عن وظيفة في ثلاثين يومًا | Finding a job in thirty days | course | month | remote | 1 | 390`),
  ],
  [
    'Photography',
    7,
    offers(`
صورة شخصية مهنية | Professional portrait | service | session | onsite | 2 | 280
تصوير مقر المنشأة | Photographs of an office | service | hour | onsite | 5 | 420`),
  ],
  [
    'Data entry',
    10,
    offers(`
إدخال بيانات لكل ألف سجل | Data entry of a thousand records | service | item | remote | 4 | 190
تنظيف جداول العملاء | Cleaning of customer tables | service | hour | remote | 3 | 60`),
  ],
  [
    'Content editing',
    5,
    offers(`
تحرير ومراجعة محتوى الموقع | Website content editing | service | item | remote | 4 | 240
كتابة وصف وظيفي | Job description writing | service | item | remote | 2 | 110`),
  ],
];

/** What a provider of this name sells; whoever says nothing of it gives advice. */
export const offersOf = (tradeName: string) => catalogue.find(([words]) => tradeName.includes(words)) ?? catalogue[0]!;
