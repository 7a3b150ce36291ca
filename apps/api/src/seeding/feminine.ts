import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';

/** Words that say of the person what kind of work it is, and so take their gender; others stand for a thing. */
const ofThePerson = new Set(
  'أول مالي داخلي قانوني مدني معماري ميكانيكي كهربائي كيميائي صناعي عام متدرب تنفيذي إداري زراعي بيطري سياحي جامعي شرقي عقاري طبي صحي جمركي حديث'.split(
    ' ',
  ),
);
const irregular: Readonly<Record<string, string>> = {
  أول: 'أولى',
  صيدلي: 'صيدلانية',
  محامٍ: 'محامية',
  باريستا: 'باريستا',
};

const inFeminine = (word: string) => irregular[word] ?? (word.endsWith('ة') ? word : `${word}ة`);

/** What a woman of this title is called: محاسب أول, محاسبة أولى. */
export function feminineTitle(title: string): string {
  const [first = '', ...others] = title.split(' ');
  // What comes after a thing describes that, but for the rank at the end.
  let isOfPerson = true;
  const rest = others.map((word) => {
    const isRank = word === 'أول' || word === 'حديث';
    isOfPerson &&= ofThePerson.has(word);
    return isRank || isOfPerson ? inFeminine(word) : word;
  });
  return [inFeminine(first), ...rest].join(' ');
}

/** The title of a person, in the gender that Arabic gives it. */
export const titleOf = (title: LocalizedText, gender: 'male' | 'female'): LocalizedText =>
  gender === 'female' ? { ...title, ar: feminineTitle(title.ar) } : title;

const onlyMen = new Set([
  'رجل إطفاء',
  'سائق شاحنة',
  'مشغل رافعة شوكية',
  'لحام معادن',
  'سباك صحي',
  'نجار أثاث',
  'ميكانيكي سيارات',
  'مراقب بناء',
]);

/** Whether the demo has women, or men, in an occupation: where its name is a woman's, or hardly any other is met. */
export function isDoneBy(gender: 'male' | 'female', { ar }: LocalizedText): boolean {
  const isOfWomen = ar.split(' ')[0]!.endsWith('ة');
  return gender === 'female' ? !onlyMen.has(ar) : !isOfWomen;
}
