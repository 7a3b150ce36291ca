import { readFileSync } from 'node:fs';

/** What is said for ten seconds, in both languages. */
type Slide = readonly [ar: string, en: string];

const secondsOfSlide = 10;

/** A minute each: what their slides say, one after the other. The frames were drawn of these words, one a second. */
export const films = {
  interview: [
    ['قبل أن تدخل المقابلة، خمس نصائح في دقيقة.', 'Before you walk into the interview: five tips in a minute.'],
    [
      'اقرأ الإعلان مرتين، وحدّد ثلاث مهارات يبحثون عنها.',
      'Read the advert twice, and mark three skills they look for.',
    ],
    [
      'جهّز مثالًا لكل مهارة: الموقف، ما فعلته، وما تحقق.',
      'Prepare an example of each: the situation, what you did, what came of it.',
    ],
    ['احضر قبل الموعد بعشر دقائق، لا أكثر.', 'Be there ten minutes early, no more.'],
    ['اسأل سؤالًا واحدًا جيدًا عن أول ثلاثة أشهر.', 'Ask one good question about the first three months.'],
    ['اشكرهم في اليوم نفسه برسالة قصيرة.', 'Thank them the same day, in a short message.'],
  ],
  cv: [
    ['سيرة ذاتية تُقرأ في نصف دقيقة.', 'A CV that is read in half a minute.'],
    ['صفحة واحدة تكفي حتى عشر سنوات من الخبرة.', 'One page is enough for up to ten years of experience.'],
    ['ابدأ كل سطر بفعل، واختمه برقم.', 'Begin each line with a verb, and end it with a number.'],
    ['احذف الصورة والحالة الاجتماعية.', 'Leave out the photo and your marital status.'],
    ['اكتب مهاراتك بالكلمات التي في الإعلان.', 'Name your skills in the words of the advert.'],
    ['اقرأها بصوت عالٍ قبل أن ترسلها.', 'Read it aloud before you send it.'],
  ],
  salary: [
    ['كيف تتحدث عن الراتب في المقابلة؟', 'How do you talk about salary in an interview?'],
    ['اعرف متوسط السوق لمسماك ومدينتك.', 'Know the average for your job title and your city.'],
    ['قل نطاقًا لا رقمًا واحدًا.', 'Name a range, not one figure.'],
    ['اسأل عن البدلات: السكن والنقل والتأمين.', 'Ask about allowances: housing, transport, insurance.'],
    ['لا تذكر راتبك الحالي إن لم تُسأل عنه.', 'Don’t bring up your present salary unless you are asked.'],
    ['واطلب العرض مكتوبًا قبل أن تقرر.', 'And ask for the offer in writing before you decide.'],
  ],
  portfolio: [
    ['ملف أعمال من ثلاث صفحات.', 'A portfolio of three pages.'],
    ['الصفحة الأولى: من أنت وما الذي تتقنه.', 'Page one: who you are, and what you are good at.'],
    ['الصفحة الثانية: أفضل عمل لك، وكيف بدأ.', 'Page two: your best work, and how it began.'],
    ['الصفحة الثالثة: النتيجة بالأرقام.', 'Page three: what came of it, in figures.'],
    ['استأذن صاحب العمل قبل عرض عمله.', 'Ask the client before you show what you made for them.'],
    ['وضع رابطًا واحدًا فقط.', 'And give one link only.'],
  ],
  week: [
    ['أول أسبوع في الوظيفة الجديدة.', 'The first week in a new job.'],
    ['تعرّف إلى خمسة أشخاص كل يوم.', 'Get to know five people a day.'],
    ['اسأل مديرك: ما النجاح بعد تسعين يومًا؟', 'Ask your manager what success means after ninety days.'],
    ['دوّن كل سؤال، ولا تكرره.', 'Write each question down, and don’t ask it twice.'],
    ['أنجز مهمة صغيرة كاملة قبل الخميس.', 'Finish one small task before Thursday.'],
    ['وخذ استراحة الغداء مع الفريق.', 'And have lunch with the team.'],
  ],
  remote: [
    ['مقابلة عن بُعد بلا ارتباك.', 'A calm interview from home.'],
    ['جرّب الصوت والكاميرا قبل ساعة.', 'Try sound and camera an hour before.'],
    ['اجعل الضوء أمامك لا خلفك.', 'Have the light in front of you, not behind.'],
    ['انظر إلى الكاميرا حين تتكلم.', 'Look at the camera when you speak.'],
    ['ضع ورقة بثلاث نقاط بجانب الشاشة.', 'Keep a note of three points beside the screen.'],
    ['وإن انقطع الاتصال فاتصل بهم فورًا.', 'And if the line breaks, call them at once.'],
  ],
} as const satisfies Readonly<Record<string, readonly Slide[]>>;
export type FilmName = keyof typeof films;

export const secondsOf = (name: FilmName): number => films[name].length * secondsOfSlide;

const read = new Map<FilmName, Buffer>();

/** The bytes of a film, read once. */
export function filmOf(name: FilmName): Buffer {
  const bytes = read.get(name) ?? readFileSync(new URL(`./${name}.webm`, import.meta.url));
  read.set(name, bytes);
  return bytes;
}

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** Its captions, in WebVTT. */
export function captionsOf(name: FilmName, language: 'ar' | 'en'): Buffer {
  const cues = films[name].map(([ar, en], index) => {
    const [from, to] = [index * secondsOfSlide, (index + 1) * secondsOfSlide];
    return `${clock(from)} --> ${clock(to)}\n${language === 'ar' ? ar : en}`;
  });
  return Buffer.from(`WEBVTT\n\n${cues.join('\n\n')}\n`);
}
