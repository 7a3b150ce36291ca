import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import { bilingual } from '#seeding/data/field-of-work.ts';
import { createRandom } from '#seeding/random.ts';
import { type Flaw, flaws, type PlannedJobPost } from '../planned-job-post.ts';

type Texts = Pick<JobPost, 'title' | 'description' | 'responsibilities' | 'qualifications'>;

/** Sentences that should not be in a job post; `{mobile}` and `{email}` are the employer's. */
const sentences: Partial<Record<Flaw, { ar: string; en: string }>> = Object.fromEntries(
  (['phone', 'email', 'handle', 'gender', 'age', 'nationality', 'appearance', 'maritalStatus', 'fee'] as const).map(
    (flaw, index) => [
      flaw,
      bilingual(`
للاستفسار يُرجى الاتصال على {mobile} من الأحد إلى الخميس. | For questions call {mobile} from Sunday to Thursday.
تُرسل السيرة الذاتية إلى {email} مع ذكر المسمى الوظيفي. | Send your CV to {email} and name the job title.
للتقديم السريع راسلنا على واتساب wa.me/{whatsapp}. | To apply faster write to us at wa.me/{whatsapp}.
الوظيفة للذكور فقط. | Males only.
ألا يتجاوز عمر المتقدم 35 سنة. | Applicants must be under 35 years old.
يفضل الجنسية المصرية. | Preferably Egyptian.
يشترط حسن المظهر، مع إرفاق صورة شخصية حديثة. | Good-looking, and attach a recent photo.
تُعطى الأفضلية لمن كان أعزب. | Preferably single.
رسوم التسجيل 150 ريالًا تُدفع عند المقابلة. | A registration fee of SAR 150 is paid at the interview.`)[index]!,
    ],
  ),
);

const share = 0.35;
/** Fewer similar posts say nothing of what is usual. */
const similar = 6;

/** Some of the posts that wait for staff have something that they should see, one of each kind in turn. */
export function planFlaws(posts: readonly PlannedJobPost[], seed: number): void {
  const random = createRandom(seed, 'job-posts.flaws');
  const published = posts.filter(({ publishedAt }) => publishedAt !== null);
  const byPlace = Map.groupBy(published, ({ title, cityId }) => `${title.id} ${cityId}`);
  const live = Map.groupBy(
    posts.filter(({ state }) => state === 'published'),
    ({ employer }) => employer,
  );
  const originalOf = (post: PlannedJobPost) =>
    live.get(post.employer)?.find(({ createdAt, copyOf }) => createdAt < post.createdAt && !copyOf);
  const isPossible = (flaw: Flaw, post: PlannedJobPost) => {
    if (flaw === 'duplicate') return originalOf(post) !== undefined;
    const isOfPay = flaw === 'payBelow' || flaw === 'payAbove';
    return !isOfPay || (byPlace.get(`${post.title.id} ${post.cityId}`) ?? []).length >= similar;
  };
  const inTurn: Flaw[] = [...flaws];
  for (const post of posts) {
    if (post.state !== 'pending_review' || !random.chance(share)) continue;
    const flaw = inTurn.find((one) => isPossible(one, post))!;
    inTurn.push(...inTurn.splice(inTurn.indexOf(flaw), 1));
    post.flaw = flaw;
    if (flaw !== 'duplicate') continue;
    const original = originalOf(post)!;
    Object.assign(post, { copyOf: original, title: original.title, cityId: original.cityId });
  }
}

/** The texts of a post as an employer wrote them who did not read the rules. */
export function withFlaw(texts: Texts, { flaw, employer, title }: PlannedJobPost): Texts {
  const { description } = texts;
  const sentence = flaw && sentences[flaw];
  if (sentence) {
    const ar = `${description.ar} ${filled(sentence.ar, employer)}`;
    return {
      ...texts,
      description: { ar, ...(description.en && { en: `${description.en} ${filled(sentence.en, employer)}` }) },
    };
  }
  if (flaw === 'allCaps')
    return { ...texts, description: { ...description, en: (description.en ?? title.name.en!).toUpperCase() } };
  if (flaw === 'wrongLanguage' && description.en) return { ...texts, description: { ar: description.en } };
  if (flaw === 'tooShort')
    return {
      ...texts,
      description: {
        ar: `مطلوب ${title.name.ar} للعمل لدينا، والتفاصيل كاملة عن المهام والمزايا وساعات العمل والراتب تُذكر للمتقدمين المؤهلين عند المقابلة.`,
      },
    };
  return texts;
}

function filled(text: string, { email, mobile }: PlannedJobPost['employer']): string {
  return text
    .replace('{mobile}', mobile.replace('+966', '0'))
    .replace('{whatsapp}', mobile.slice(1))
    .replace('{email}', email);
}

/** How much of the usual pay a post offers. */
export const payShare = ({ flaw }: PlannedJobPost): number =>
  flaw === 'payBelow' ? 0.4 : flaw === 'payAbove' ? 2.4 : 1;
