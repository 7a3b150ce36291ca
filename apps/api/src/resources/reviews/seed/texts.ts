import type { ReviewTarget } from '@diwan/api-contract/values/records/review';

/** How somebody liked it. */
export type Mood = 'good' | 'mixed' | 'bad';
type Texts = Readonly<Record<Mood, readonly string[]>>;

const lines = (text: string): string[] => text.trim().split('\n');

/** What a review begins with, by what it is of: what was sold, whoever sold it, an employer, an event. */
export const openings: Readonly<Record<'ar' | 'en', Readonly<Record<ReviewTarget, Texts>>>> = {
  ar: {
    product: {
      good: lines(`
الخدمة مطابقة للوصف تمامًا.
جودة العمل فاقت توقعاتي.
استلمت العمل قبل الموعد بيوم.
نفّذوا المطلوب بدقة ومن أول مرة.
السعر مناسب مقارنة بما حصلت عليه.`),
      mixed: lines(`
الخدمة جيدة لكنها احتاجت تعديلين.
العمل مقبول، والتسليم تأخر يومًا.
النتيجة حسنة، وكنت أتوقع تفاصيل أكثر.`),
      bad: lines(`
لم تكن الخدمة كما في الوصف.
تأخر التسليم أسبوعًا دون إشعار.
العمل بحاجة إلى إعادة من البداية.`),
    },
    provider: {
      good: lines(`
مزود خدمة ملتزم ويرد بسرعة.
تعامل راقٍ واحترافية واضحة.
جربتهم في ثلاثة مشاريع ولم يخيبوا ظني.
يشرحون كل خطوة قبل تنفيذها.`),
      mixed: lines(`
تعاملهم طيب، لكن الردود بطيئة أحيانًا.
عملهم جيد، وأسعارهم أعلى من غيرهم.`),
      bad: lines(`
الردود متأخرة والوعود كثيرة.
اضطررت إلى متابعتهم كل يوم.
ألغوا الموعد مرتين في آخر لحظة.`),
    },
    employer: {
      good: lines(`
المقابلة كانت منظمة وفي موعدها.
بيئة عمل محترمة وفرص تدريب حقيقية.
ردوا على طلبي خلال أسبوع واحد.
الفريق متعاون والمهام واضحة من أول يوم.`),
      mixed: lines(`
المقابلة جيدة، لكن القرار تأخر أكثر من شهر.
الراتب أقل مما ذُكر في الإعلان بقليل، والفريق لطيف.`),
      bad: lines(`
حضرت المقابلة ولم يصلني أي رد بعدها.
ساعات العمل أطول مما ذُكر في الإعلان.
تغيّر المسمى والراتب عند توقيع العقد.`),
    },
    event: {
      good: lines(`
فعالية منظمة والمحتوى مفيد.
المتحدثون أجابوا عن كل الأسئلة.
خرجت منها بثلاث مقابلات عمل.`),
      mixed: lines(`
المحتوى جيد، والقاعة ضيقة على العدد.
استفدت من الجلسة الأولى أكثر من غيرها.`),
      bad: lines(`
بدأت متأخرة ساعة كاملة.
المحتوى عام ولا يضيف جديدًا.`),
    },
  },
  en: {
    product: {
      good: ['Exactly as described.', 'Delivered a day early, and well done.', 'Worth every riyal.'],
      mixed: ['Good in the end, after two revisions.', 'Decent work, a little late.'],
      bad: ['Not what was described.', 'A week late, and nobody told me.'],
    },
    provider: {
      good: ['Professional and quick to answer.', 'Third project with them, as good as the first.'],
      mixed: ['Good work, slow replies.'],
      bad: ['I had to chase them every day.'],
    },
    employer: {
      good: ['A well organised interview, on time.', 'Friendly team and clear tasks from the first day.'],
      mixed: ['A fair interview, but the decision took more than a month.'],
      bad: ['I never heard back after the interview.'],
    },
    event: {
      good: ['Well organised, and the speakers took every question.'],
      mixed: ['Good talks in a room that was too small.'],
      bad: ['It began an hour late.'],
    },
  },
};

/** What it ends with, whatever it is of. */
export const endings: Readonly<Record<'ar' | 'en', Texts>> = {
  ar: {
    good: lines(`
أنصح بالتعامل معهم.
تجربة سأكررها إن شاء الله.
شكرًا لهم على حسن التعامل.
بارك الله في جهودهم.
يستحقون التقييم الكامل.`),
    mixed: lines(`
قد أكرر التجربة مع توضيح المطلوب أكثر.
أتمنى أن يتحسن التواصل.
التجربة متوسطة بالمجمل.`),
    bad: lines(`
لا أنصح بها حتى يتحسن الوضع.
أتمنى أن تؤخذ الملاحظة بجدية.
تجربة لن أكررها.`),
  },
  en: {
    good: ['Recommended.', 'I would come back.', 'Thank you.'],
    mixed: ['It could be better.', 'I might try again.'],
    bad: ['I would not do it again.', 'Please take this seriously.'],
  },
};

/** What stands under the heading, where there is one. */
export const headings: Readonly<Record<'ar' | 'en', Texts>> = {
  ar: {
    good: ['تجربة ممتازة', 'عمل متقن', 'أنصح بهم', 'خدمة تستحق'],
    mixed: ['جيدة وينقصها القليل', 'تجربة متوسطة'],
    bad: ['غير راضٍ', 'تجربة مخيبة', 'تأخير وعدم التزام'],
  },
  en: { good: ['Excellent', 'Well done'], mixed: ['Fair'], bad: ['Disappointing'] },
};

/** What somebody adds that does not belong there. */
export const additions = {
  phone: ['للاستفسار عن تجربتي جوال 0551234567.', 'من أراد التفاصيل يتصل بي على 0509876543.'],
  link: ['صور العمل على www.myreview.example.com لمن أراد.', 'راسلوني على reviewer@mail.example.com.'],
  profanity: ['نصابين ولا يستحون.', 'كذابين في مواعيدهم.'],
} as const;

/** What whoever is reviewed answers. */
export const replies: Texts = {
  good: ['شكرًا لثقتك، ونسعد بخدمتك دائمًا.', 'نقدّر تقييمك، ويسرنا أن العمل نال رضاك.'],
  mixed: ['نشكرك على ملاحظتك، وسنعمل على تحسين ما ذكرت.'],
  bad: ['نعتذر عما حدث، ونرجو التواصل معنا عبر المنصة لحل المشكلة.'],
};
