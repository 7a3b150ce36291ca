import type { Rule } from '../inspect-words.ts';
import { phrasesFrom } from '../phrases.ts';
import { fair } from './fair.ts';

const lists = {
  مؤمن: 'مسلم|مسلما|مسلمة|مسلمين|المسلمين|مسيحي|مسيحيا|مسيحية|مسيحيين|هندوسي|بوذي',
  believer: 'muslim|muslims|christian|christians|hindu|hindus|buddhist|buddhists',
};

export const religion: Rule = {
  kind: 'religion',
  phrases: phrasesFrom(
    `
~{مؤمن} فقط
يفضل|يشترط|تشترط أن? يكون|تكون? المتقدم|المتقدمة? {مؤمن}
الديانة المطلوبة? {مؤمن}|الإسلام|المسيحية
{مؤمن} ملتزم|ملتزمة
لا يقبل|نقبل غير? {مؤمن}
من? {مؤمن} السنة|الشيعة
يشترط|تشترط ارتداء|لبس? الحجاب
غير? محجبة|منقبة
{believer} only
only {believer}
religion islam|{believer}
must be a? {believer}
{believer} candidates|applicants
non? {believer} need not apply
preferably {believer}
hijab required|mandatory
no hijab`,
    lists,
  ),
  unlessInSentence: fair,
};

export const tribe: Rule = {
  kind: 'tribe',
  phrases: phrasesFrom(`
~أبناء|ابن قبيلة|قبائل
يفضل|يشترط|لا أن|يقبل? يكون|أبناء? قبيلي|قبيليا|القبائل
قبيلي
من قبيلة|عائلة معروفة?
القبيلة *
members of the tribe
tribe *
tribal background|members only?
from a well? known family|tribe`),
  unlessInSentence: fair,
};
