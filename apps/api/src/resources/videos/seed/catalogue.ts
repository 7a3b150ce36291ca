import type { ContentReport, VideoSource, VideoState } from '@diwan/api-contract/values/site/video';
import type { FilmName } from '#seeding/films/films.ts';

/** A video of the demo as it was added. */
export interface CataloguedVideo {
  title: { ar: string; en: string };
  about: string;
  /** Which of the categories of videos, in their order. */
  category: number | null;
  tags: readonly string[];
  source: VideoSource;
  /** The film of an upload that is ready; links have their length in seconds. */
  film: FilmName | null;
  durationSec: number | null;
  state: VideoState;
  by: 'employer' | 'provider' | 'seeker';
  /** In halalas; null of what is free. */
  price: number | null;
}

const categoryOf = { مقابلات: 0, سيرة: 1, يوم: 2, شروحات: 3, ندوات: 4, '': null } as const;

// title | in English | about | category | tags | source: film or seconds | state | by | riyals
const table = `
ندوة: كيف يقرأ مسؤول التوظيف سيرتك؟ | Webinar: how a recruiter reads your CV | تسجيل ندوة عن أول ثلاثين ثانية في قراءة السيرة الذاتية، مع أمثلة قبل التعديل وبعده. | سيرة | سيرة ذاتية، توظيف | youtube 3120 | published | employer |
نصيحة في دقيقة: قبل أن تدخل المقابلة | A tip in a minute: before the interview | ست جمل تكفي للتحضير قبل المقابلة. | مقابلات | مقابلة، نصيحة في دقيقة | upload interview | published | provider |
يوم في وظيفة: محللة بيانات | A day at work: data analyst | من أول اجتماع في الصباح إلى آخر تقرير، يوم كامل مع محللة بيانات في الرياض. | يوم | تحليل البيانات، يوم في وظيفة | youtube 742 | published | employer |
شرح التقديم على الوظائف في المنصة | How to apply for a job here | خطوات التقديم من البحث حتى إرسال الطلب، مع التنبيهات التي تصلك. | شروحات | شرح، التقديم | youtube 264 | published | provider |
نصيحة في دقيقة: سيرة تُقرأ في نصف دقيقة | A tip in a minute: a CV read in half a minute | ما يبقى في السيرة وما يُحذف منها. | سيرة | سيرة ذاتية، نصيحة في دقيقة | upload cv | published | provider |
مقابلة تجريبية كاملة: محاسب حديث التخرج | A whole mock interview: junior accountant | مقابلة تجريبية مع تعليق على كل إجابة. | مقابلات | مقابلة، محاسبة | vimeo 1685 | published | provider | 49
يوم في وظيفة: فني صيانة مصاعد | A day at work: lift technician | عمل ميداني بين ثلاثة أبراج، وما الذي يجعل يومك آمنًا. | يوم | صيانة، يوم في وظيفة | youtube 655 | published | employer |
ندوة: العمل عن بُعد في الأنظمة السعودية | Webinar: remote work under Saudi regulations | ما الذي يُكتب في العقد، وكيف تُحسب ساعات العمل. | ندوات | العمل عن بُعد، أنظمة | youtube 4015 | hidden | employer |
نصيحة في دقيقة: كيف تتحدث عن الراتب | A tip in a minute: talking about salary | نطاق لا رقم، وبدلات تسأل عنها. | مقابلات | راتب، نصيحة في دقيقة | upload salary | published | provider |
أسئلة المقابلة الأكثر تكرارًا في قطاع التجزئة | The most frequent interview questions in retail | عشرون سؤالًا مع ما يبحث عنه السائل في كل واحد. | مقابلات | تجزئة، مقابلة | youtube 1290 | published | employer |
شرح ملف صاحب العمل خطوة بخطوة | An employer’s profile step by step | كيف يكتمل ملف المنشأة ويُوثَّق. | شروحات | شرح، أصحاب العمل | youtube 412 | archived | provider |
يوم في وظيفة: ممرض طوارئ | A day at work: emergency nurse | مناوبة ليلية في قسم الطوارئ، دون تصوير المرضى. | يوم | تمريض، يوم في وظيفة | vimeo 918 | published | employer |
ورشة: كتابة خطاب التقديم | Workshop: writing a cover note | ورشة مسجلة مع ثلاثة نماذج يمكن البناء عليها. | سيرة | كتابة، تقديم | vimeo 2710 | published | provider | 79
قصتي من التدريب إلى التوظيف | My way from internship to employment | كيف تحوّل تدريب تعاوني إلى وظيفة بعد ستة أشهر. | يوم | تدريب، قصة | youtube 534 | published | seeker |
نصيحة في دقيقة: ملف أعمال من ثلاث صفحات | A tip in a minute: a portfolio of three pages | للمصممين والمطورين وكل من له عمل يُرى. | سيرة | ملف أعمال، نصيحة في دقيقة | upload portfolio | published | seeker |
ندوة: التوطين في قطاع الخدمات اللوجستية | Webinar: Saudization in logistics | المهن المشمولة ونسبها، مع أسئلة الحضور. | ندوات | توطين، لوجستيات | youtube 3560 | published | employer |
شرح حجز مقابلة من لوحة صاحب العمل | Booking an interview as an employer | من القائمة المختصرة إلى الدعوة والتنبيه. | شروحات | شرح، مقابلة | youtube 301 | rejected | provider |
يوم في وظيفة: مهندسة موقع | A day at work: site engineer | السلامة أولًا، ثم المخططات، ثم المقاول. | يوم | هندسة مدنية، يوم في وظيفة | youtube 801 | published | employer |
أخطاء في المقابلة لا ينتبه لها أحد | Interview mistakes nobody notices | سبعة أخطاء صغيرة في أول خمس دقائق. | مقابلات | مقابلة، أخطاء | youtube 487 | published | seeker |
نصيحة في دقيقة: أول أسبوع في الوظيفة | A tip in a minute: the first week | خمسة أشياء تصنع انطباعًا يدوم. | يوم | بداية العمل، نصيحة في دقيقة | upload week | hidden | provider |
دورة سريعة: إكسل للموارد البشرية | Crash course: Excel for HR | الجداول المحورية وحساب الإجازات في أربعين دقيقة. | ندوات | إكسل، موارد بشرية | vimeo 2460 | archived | provider | 120
مراجعة سيرة ذاتية على الهواء | A CV reviewed live | سيرة حقيقية بعد حذف الاسم، تُعدَّل سطرًا سطرًا. | سيرة | سيرة ذاتية، مراجعة | youtube 1875 | rejected | seeker |
لقاء مع مديرة توظيف في قطاع الضيافة | Talking to a head of recruitment in hospitality | ما تبحث عنه الفنادق في موظف الاستقبال. | مقابلات | ضيافة، لقاء | youtube 1502 | pending_review | employer |
نصيحة في دقيقة: مقابلة عن بُعد بلا ارتباك | A tip in a minute: a calm remote interview | الصوت والضوء وورقة بثلاث نقاط. | مقابلات | مقابلة عن بُعد، نصيحة في دقيقة | upload remote | pending_review | provider |
يوم في وظيفة: سائق توصيل | A day at work: delivery driver | خريطة اليوم، والوقود، والتعامل مع العملاء. | | توصيل، يوم في وظيفة | youtube 620 | pending_review | seeker |
دورة: أساسيات التفاوض | Course: the basics of negotiating | ثلاثة مواقف تفاوض مع تمثيل للأدوار. | ندوات | تفاوض، مهارات | vimeo 3305 | pending_review | provider | 0
جولة في مقر شركتنا الجديد | A tour of our new office | جولة قصيرة في المكاتب وقاعات التدريب. | يوم | مقر العمل | upload | processing | employer |
كلمة مدير الموارد البشرية في يوم المهنة | Our head of HR at the career day | كلمة مسجلة من جناح الشركة في يوم المهنة. | ندوات | يوم المهنة | upload | processing | employer |
تجربتي مع ثلاث مقابلات في أسبوع | Three interviews in a week | حديث من السيارة بعد كل مقابلة. | | مقابلة، تجربة | upload | processing | seeker |`;

export const catalogue: readonly CataloguedVideo[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [ar, en, about, category, tags, place, state, by, riyals] = line.split('|').map((part) => part.trim());
    const [source, what] = place!.split(' ');
    const isUpload = source === 'upload';
    return {
      title: { ar: ar!, en: en! },
      about: about!,
      category: categoryOf[category as keyof typeof categoryOf],
      tags: tags!.split('، '),
      source: source as VideoSource,
      film: isUpload && what ? (what as FilmName) : null,
      durationSec: isUpload ? null : Number(what),
      state: state as VideoState,
      by: by as CataloguedVideo['by'],
      price: riyals ? Number(riyals) * 100 : null,
    };
  });

/** Why those stand where they do that staff have decided against, in the order of the catalogue. */
export const decisions: readonly { reason: string; note: string | null }[] = [
  { reason: 'misleading', note: 'تغيّر النظام بعد نشره.' },
  { reason: 'quality', note: null },
  { reason: 'copyright', note: null },
  { reason: 'other', note: 'تظهر فيه بيانات متقدم حقيقي.' },
];

/** What some found wrong with those that everybody sees. */
export const complaints: readonly { reason: ContentReport; note: string | null }[] = [
  { reason: 'misleading', note: 'الراتب المذكور غير واقعي.' },
  { reason: 'copyright', note: 'المقطع منقول من قناة أخرى.' },
  { reason: 'off_topic', note: null },
];
