import type { Span } from '../finding.ts';
import { longestAt, phrasesFrom } from '../phrases.ts';
import type { ReadText } from '../read-text.ts';
import { wordsIn } from '../words.ts';

/** Words that insult; what they are about does not matter. */
const phrases = phrasesFrom(`
~نصاب|نصابة|نصابين|نصابون
~حرامي|حرامية|حراميين
~كذاب|كذابة|كذابين
~غبي|غبية|أغبياء
~حمار|حمير
~كلب|كلاب
~حقير|حقيرة|حقيرين
~وسخ|وسخين|وسخة
~تافه|تافهة|تافهين
~لعنة|لعنه الله عليكم|عليهم|عليه|عليها
الله يلعن|يلعنكم|يلعنهم
ما تستحون
قليل|قليلين|قليلة أدب|الأدب|ادب
idiot|idiots|stupid|moron|morons
crook|crooks|thief|thieves|liar|liars
scammer|scammers
damn|bastard|bastards
shit|bullshit|crap
fuck|fucking
bitch|asshole`);

/** Where a text insults. */
export function findProfanity({ text, spanOf }: ReadText): Span[] {
  const words = wordsIn(text);
  const found: Span[] = [];
  for (let from = 0; from < words.length; ) {
    const end = longestAt(phrases, words, from);
    if (end > from) found.push(spanOf(words[from]!.start, words[end - 1]!.end));
    from = Math.max(end, from + 1);
  }
  return found;
}
