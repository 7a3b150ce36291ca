import { both, byHand, choosing, number, ordering, type Paper, shortText, trueOrFalse } from './paper.ts';

const accounting: Paper = {
  field: 'accounting',
  kind: 'screening',
  title: both('اختبار فرز المحاسبين | Accountants’ screening exam'),
  description: both(
    'يقيس أساسيات القيد المزدوج وضريبة القيمة المضافة وإعداد القوائم المالية. | Double entry, value added tax and financial statements.',
  ),
  questions: [
    choosing(`
ما الأثر المحاسبي لشراء أثاث مكتبي نقدًا؟ | What does buying office furniture for cash change?
يزيد الأصل وتزيد الخصوم | An asset and a liability increase
+يزيد أصل وينقص أصل آخر | One asset increases, another decreases
تنقص حقوق الملكية | Equity decreases
لا أثر له في الأصول | Assets stay as they are at all`),
    number(
      'فاتورة قيمتها 2,300 ريال شاملة ضريبة القيمة المضافة بنسبة 15٪. كم قيمة الضريبة بالريال؟ | An invoice is 2,300 riyals including 15% value added tax. How much of it is the tax, in riyals?',
      300,
    ),
    choosing(
      `
أي البنود الآتية تظهر في قائمة المركز المالي؟ | Which of these stand in the statement of financial position?
+الذمم المدينة | Accounts receivable
إيرادات المبيعات | Sales revenue
+المخزون | Inventory
مصروف الإيجار | Rent expense
+القروض طويلة الأجل | Long-term loans`,
      3,
    ),
    trueOrFalse(
      'تُسجَّل الإيرادات عند اكتسابها لا عند تحصيلها وفق أساس الاستحقاق. | On the accrual basis revenue is recorded when it is earned, not when it is received.',
      true,
    ),
    ordering(`
رتّب خطوات الدورة المحاسبية. | Put the steps of the accounting cycle in order.
تحليل العمليات المالية | Analyse transactions
التسجيل في دفتر اليومية | Record in the journal
الترحيل إلى الأستاذ | Post to the ledger
إعداد ميزان المراجعة | Prepare the trial balance
إعداد القوائم المالية | Prepare the financial statements`),
    byHand(
      'essay',
      'اكتشفت فرقًا قدره 4,500 ريال بين كشف البنك ودفاتر المنشأة. اشرح خطواتك لمعالجته. | The bank statement and the books differ by 4,500 riyals. Explain how you would find out why.',
      'يذكر التسوية البنكية والشيكات المعلقة والإيداعات في الطريق والعمولات. | Names the reconciliation, outstanding cheques, deposits in transit and fees.',
    ),
  ],
};

const software: Paper = {
  field: 'software',
  kind: 'skill',
  title: both('اختبار مهارات مطوري الويب | Web developers’ skill exam'),
  description: both(
    'أسئلة عملية في جافا سكريبت وقواعد البيانات وجودة الشيفرة. | JavaScript, databases and clean code.',
  ),
  questions: [
    choosing(`
ما ناتج التعبير typeof null في جافا سكريبت؟ | What does typeof null give in JavaScript?
"null" | "null"
+"object" | "object"
"undefined" | "undefined"`),
    choosing(
      `
أي الإجراءات الآتية تقي من حقن SQL؟ | Which of these protect from SQL injection?
+الاستعلامات ذات المعاملات | Parameterised queries
إخفاء رسائل الخطأ وحدها | Hiding error messages alone
+منح حساب قاعدة البيانات أقل الصلاحيات | Least privilege for the database account
تشفير الاتصال بالخادم | Encrypting the connection`,
      4,
    ),
    shortText(
      'ما الأمر الذي ينشئ فرعًا جديدًا وينتقل إليه في جيت؟ | Which Git command makes a new branch and moves to it?',
      ['git switch -c', 'git checkout -b'],
    ),
    number(
      'يعيد استعلام 50 سجلًا في الصفحة من أصل 1,240 سجلًا. كم عدد الصفحات؟ | A query answers 50 records a page of 1,240. How many pages are there?',
      25,
    ),
    trueOrFalse(
      'تضمن الدالة Array.prototype.map إرجاع مصفوفة بالطول نفسه. | Array.prototype.map always returns an array of the same length.',
      true,
    ),
    byHand(
      'file',
      'ارفع ملفًا فيه مراجعتك لشيفرة من اختيارك مع ثلاث ملاحظات لتحسينها. | Upload a review of some code of your choice with three remarks on how to improve it.',
      'ملاحظات محددة ومبررة، لا تتعلق بالتنسيق وحده. | Specific and justified, not about formatting alone.',
    ),
  ],
};

const service: Paper = {
  field: 'sales',
  kind: 'screening',
  title: both('اختبار فرز موظفي خدمة العملاء | Customer service screening exam'),
  description: both('مواقف من العمل اليومي مع العملاء وقياس الأداء. | Situations of every day with customers.'),
  questions: [
    choosing(`
عميل غاضب يقاطعك مرارًا. ما أول ما تفعله؟ | An angry customer keeps interrupting you. What do you do first?
تطلب منه أن يهدأ ثم تكمل | Ask them to calm down and go on
+تنصت حتى ينتهي ثم تلخص مشكلته | Listen until they finish, then sum up the problem
تحوّله إلى المشرف فورًا | Hand them over to the supervisor at once`),
    choosing(
      `
أي المؤشرات الآتية تقيس رضا العملاء؟ | Which of these measure how satisfied customers are?
+صافي نقاط الترويج | Net promoter score
متوسط مدة المكالمة | Average handling time
+نتيجة استبيان ما بعد الخدمة | Score of the survey after service`,
      3,
    ),
    number(
      'استقبل الفريق 480 مكالمة وأُغلق 408 منها من أول اتصال. كم نسبة الحل من أول اتصال؟ | Of 480 calls 408 were solved at first contact. What is that in percent?',
      85,
      0.5,
    ),
    ordering(`
رتّب خطوات معالجة شكوى. | Put the steps of handling a complaint in order.
الإنصات وتدوين الشكوى | Listen and write it down
الاعتذار وإظهار التفهم | Apologise and show understanding
اقتراح حل والاتفاق عليه | Propose a solution and agree on it
المتابعة بعد التنفيذ | Follow up afterwards`),
    trueOrFalse(
      'يحق للعميل استرداد كامل المبلغ في كل الأحوال. | Customers may always have all of their money back.',
      false,
    ),
  ],
};

const safety: Paper = {
  field: null,
  kind: 'certification',
  title: both('شهادة أساسيات السلامة المهنية | Occupational safety certificate'),
  description: both('لكل من يعمل في المواقع والمصانع. | For everybody on sites and in factories.'),
  questions: [
    choosing(`
ما رقم الطوارئ الموحد في الرياض ومكة المكرمة والمنطقة الشرقية؟ | What is the single emergency number in Riyadh, Makkah and the Eastern Province?
997 | 997
998 | 998
+911 | 911`),
    choosing(
      `
ما معدات الوقاية اللازمة للعمل على ارتفاعات؟ | What protects whoever works at height?
+حزام الأمان الكامل | A full body harness
+خوذة بحزام ذقن | A helmet with a chin strap
سدادات الأذن دائمًا | Ear plugs, always`,
      2,
    ),
    trueOrFalse('يُستعمل الماء لإطفاء الحرائق الكهربائية. | Electrical fires are put out with water.', false),
    shortText(
      'ما اسم الخطة التي تبيّن مسار الخروج عند الحريق؟ | What is the plan called that shows the way out in a fire?',
      ['خطة الإخلاء', 'evacuation plan'],
    ),
  ],
};

const character: Paper = {
  field: null,
  kind: 'personality',
  title: both('استبيان أسلوب العمل | Working style questionnaire'),
  description: both('لا نجاح فيه ولا رسوب، ويُقرأ مع المقابلة. | Nobody fails; it is read beside the interview.'),
  questions: [
    choosing(`
كيف تفضّل العمل؟ | How do you like to work?
+ضمن فريق يتبادل الآراء | In a team that exchanges views
وحدي مع أهداف واضحة | Alone with clear goals`),
    byHand(
      'essay',
      'صف موقفًا اختلفت فيه مع زميل وكيف انتهى. | Describe a situation in which you disagreed with a colleague and how it ended.',
      'وضوح الموقف والدور الشخصي وما تعلّمه. | A clear situation, their own part, and what they learned.',
    ),
    byHand(
      'essay',
      'كيف ترتّب يومك حين تتزاحم المهام؟ | How do you arrange your day when everything comes at once?',
      'ترتيب الأولويات بمثال من عمله. | Setting priorities, with an example of their own.',
    ),
  ],
};

/** What is being written: not every question has its key yet. */
const unfinished: Paper = {
  field: 'data',
  kind: 'skill',
  title: both('اختبار محللي البيانات | Data analysts’ exam'),
  description: both('قيد الإعداد. | Being written.'),
  questions: [
    choosing(`
أي مقياس للنزعة المركزية أقل تأثرًا بالقيم المتطرفة؟ | Which average is least affected by extremes?
المتوسط الحسابي | The mean
الوسيط | The median
المدى | The range`),
    choosing(`
أي ربط يعيد كل صفوف الجدول الأيسر؟ | Which join answers all rows of the left table?
INNER JOIN | INNER JOIN
+LEFT JOIN | LEFT JOIN
CROSS JOIN | CROSS JOIN`),
  ],
};

/** Its questions have yet to be written. */
const empty: Paper = {
  field: 'nursing',
  kind: 'screening',
  title: both('اختبار فرز التمريض | Nurses’ screening exam'),
  description: both('تُكتب أسئلته مع الفريق الطبي. | Its questions are written with the medical team.'),
  questions: [],
};

export const papers = [accounting, software, service, safety, character, unfinished, empty];
