import type { Rule } from '../inspect-words.ts';
import { phrasesFrom } from '../phrases.ts';
import { fair } from './fair.ts';

const lists = {
  من: 'ذكور|ذكر|ذكرا|إناث|أنثى|رجال|رجل|رجلا|نساء|امرأة|بنات|بنت|سيدات|سيدة|فتيات|فتاة|شباب|شبان|شاب|شابة',
  who: 'male|males|female|females|man|men|woman|women|lady|ladies|girl|girls|boys|gentlemen',
};

export const gender: Rule = {
  kind: 'gender',
  phrases: phrasesFrom(
    `
متقدمون|متقدمين|متقدمات? من? ~{من} فقط|حصرا|حصريا
الجنس المطلوب|مطلوب? {من}
يفضل|تفضل|نفضل|يشترط|نشترط|الأولوية|الأفضلية|حصرا|حصريا|مقتصرة|تقتصر|مخصصة|مطلوب|مطلوبة على? أن? يكون|تكون? من? ~{من}
نبحث عن ~{من}
لا نقبل|يقبل|تقبل|تناسب ~{من}
غير مناسبة|ملائمة|متاحة ~{من}
only {who} candidates|applicants?
{who} candidates|applicants|only|preferred only|preferred?
gender|sex {who}
preferred gender {who}
preferably a? {who}
must be a? {who}
a? young|strong {who}
{who} need not apply
no {who}
not suitable for {who}
restricted|limited to {who}
salesgirl|saleslady`,
    lists,
  ),
  unless: phrasesFrom(
    `
~{من} ~{من}
~{من} أو ~{من}
رجال|سيدات|رجل أعمال|الأعمال|أمن
{who} and|or|to? {who}`,
    lists,
  ),
  unlessInSentence: fair,
};
