/** Letters that people write in different ways, mapped to one of them. */
const folded: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  گ: 'ك',
  ک: 'ك',
  پ: 'ب',
};
const foldable = new RegExp(`[${Object.keys(folded).join('')}]`, 'g');

/** Control and format characters (zero-width, bidi), vowel signs and tatweel: nobody types them when searching. */
const ignorable = /(?!\s)[\p{Cc}\p{Cf}\p{Mn}\u0640]/gu;

/** Digits of every script (Arabic-Indic, Persian, full-width, …) as ASCII digits. */
export function latinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]+/gu, (digits) => {
    let latin = '';
    for (const digit of digits) latin += latinDigit(digit);
    return latin;
  });
}

/** Looked up once for each of the few hundred digits that there are. */
const known = new Map<string, string>();

function latinDigit(digit: string): string {
  const latin = known.get(digit) ?? String(digitValue(digit.codePointAt(0)!));
  known.set(digit, latin);
  return latin;
}

/** Unicode keeps the ten digits of a script together and in order, so the distance from the first one is the value. */
function digitValue(codePoint: number): number {
  let zero = codePoint;
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return codePoint - zero;
}

/** Text as it is compared in searches: the same on the server, in the database and in the browser. */
export function searchKey(text: string): string {
  const bare = text.normalize('NFKC').toLowerCase().normalize('NFKC').replace(ignorable, '').normalize('NFKC');
  return latinDigits(bare)
    .replace(foldable, (letter) => folded[letter]!)
    .replace(/\s+/g, ' ')
    .trim();
}
