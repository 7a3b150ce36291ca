import { bilingual } from './field-of-work.ts';

type Text = ReturnType<typeof bilingual>[number];

/** What people of each field of work have mostly studied, by its key. */
const subjects = `
accounting | المحاسبة | Accounting
banking | العلوم المالية والمصرفية | Finance and banking
people | إدارة الموارد البشرية | Human resources management
sales | إدارة الأعمال | Business administration
marketing | التسويق | Marketing
office | الإدارة المكتبية | Office administration
software | علوم الحاسب | Computer science
data | نظم المعلومات | Information systems
infrastructure | هندسة الشبكات | Network engineering
construction | الهندسة المدنية | Civil engineering
industry | الهندسة الصناعية | Industrial engineering
safety | السلامة والصحة المهنية | Occupational safety and health
trades | التقنية الكهربائية | Electrical technology
medicine | الطب والجراحة | Medicine and surgery
nursing | التمريض | Nursing
education | التربية | Education
logistics | إدارة سلاسل الإمداد | Supply chain management
hospitality | إدارة الفنادق | Hotel management
retail | إدارة المبيعات | Sales management
land | الإنتاج النباتي | Plant production
law | القانون | Law
translation | اللغات والترجمة | Languages and translation
animals | الطب البيطري | Veterinary medicine
property | إدارة العقارات | Property management
beauty | تقنيات التجميل | Beauty technology
fitness | التربية البدنية | Physical education`;

export const studyOf: ReadonlyMap<string, Text> = new Map(
  subjects
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([key, ar, en]) => [key!, { ar: ar!, en: en! }]),
);

export const saudiUniversities = bilingual(`
جامعة الملك سعود | King Saud University
جامعة الملك عبدالعزيز | King Abdulaziz University
جامعة الملك خالد | King Khalid University
جامعة الملك فيصل | King Faisal University
جامعة القصيم | Qassim University
جامعة طيبة | Taibah University
جامعة أم القرى | Umm Al-Qura University
جامعة الإمام عبدالرحمن بن فيصل | Imam Abdulrahman bin Faisal University
جامعة جازان | Jazan University
جامعة حائل | University of Hail`);

export const saudiColleges = bilingual(`
الكلية التقنية بالرياض | Riyadh College of Technology
الكلية التقنية بجدة | Jeddah College of Technology
الكلية التقنية بالدمام | Dammam College of Technology
معهد الإدارة العامة | Institute of Public Administration`);

/** Of residents: where people of a country usually come from. */
export const universitiesAbroad: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries({
    EG: 'جامعة القاهرة | Cairo University',
    JO: 'الجامعة الأردنية | University of Jordan',
    SY: 'جامعة دمشق | Damascus University',
    YE: 'جامعة صنعاء | Sanaa University',
    SD: 'جامعة الخرطوم | University of Khartoum',
    LB: 'الجامعة اللبنانية | Lebanese University',
    IN: 'جامعة مومباي | University of Mumbai',
    PK: 'جامعة البنجاب | University of the Punjab',
    PH: 'جامعة الفلبين | University of the Philippines',
    BD: 'جامعة دكا | University of Dhaka',
  }).map(([country, names]) => [country, bilingual(names)[0]!]),
);

export const secondarySchools = bilingual(`
ثانوية اليمامة | Al-Yamamah Secondary School
ثانوية الفيصل | Al-Faisal Secondary School
ثانوية الشاطئ | Al-Shati Secondary School
ثانوية الأندلس | Al-Andalus Secondary School`);

/** What many are certified to know, whoever they work for; how many years it holds. */
export const certificates = [
  ['الرخصة الدولية لقيادة الحاسب ICDL', 'ICDL Base', 'ICDL العربية', 'ICDL Arabia', 0],
  ['اختبار الآيلتس الأكاديمي', 'IELTS Academic', 'المجلس الثقافي البريطاني', 'British Council', 2],
  ['الإسعافات الأولية', 'First aid', 'هيئة الهلال الأحمر السعودي', 'Saudi Red Crescent Authority', 2],
  ['إدارة المشاريع الاحترافية PMP', 'Project Management Professional', 'معهد إدارة المشاريع', 'PMI', 3],
  ['أساسيات السلامة والصحة المهنية', 'IOSH Working Safely', 'مؤسسة السلامة والصحة المهنية', 'IOSH', 3],
  ['أساسيات خدمة العملاء', 'Customer service essentials', 'منصة دروب', 'Doroob', 0],
].map(([ar, en, issuerAr, issuerEn, years]) => ({
  name: { ar: String(ar), en: String(en) },
  issuer: { ar: String(issuerAr), en: String(issuerEn) },
  years: Number(years),
}));
