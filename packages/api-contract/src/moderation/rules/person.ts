import type { Rule } from '../inspect-words.ts';
import { phrasesFrom } from '../phrases.ts';
import { fair } from './fair.ts';

const lists = {
  متزوج: 'أعزب|عزباء|متزوج|متزوجا|متزوجة|متزوجين|المتزوج|المتزوجة|المتزوجون|المتزوجين',
  single: 'single|unmarried|married',
};

export const maritalStatus: Rule = {
  kind: 'maritalStatus',
  phrases: phrasesFrom(
    `
أعزب|عزباء
الحالة الاجتماعية المطلوبة? {متزوج}
غير متزوج|متزوجة|متزوجين|حامل
يفضل|يشترط أن? يكون|تكون? {متزوج}
للعزاب|للمتزوجين|عزاب|متزوجين فقط
بدون|دون أطفال|أولاد
لا|ألا تكون المتقدمة? حامل|حاملا|متزوجة
unmarried
{single} only
marital status {single}
must be {single}
{single} candidates|applicants
preferably {single}
bachelors only
without children
not pregnant`,
    lists,
  ),
  unlessInSentence: fair,
};

export const appearance: Rule = {
  kind: 'appearance',
  phrases: phrasesFrom(`
لباقة? ~حسن|حسنة المظهر|مظهر والهندام?
ذات|ذو? مظهر جذاب|حسن|لائق|أنيق
جميلة ومرحة|ولبقة|المظهر
رشيقة|رشيق القوام
الطول|طوله|طولها|الوزن|وزنه|وزنها لا يقل|يزيد عن # سم?
بيضاء|أبيض البشرة
إرفاق|إرسال? صورة شخصية حديثة?
good looking
an? attractive|pleasant|nice|smart appearance|looks
presentable
slim and? tall|figure|build
fair skin|complexion
attach|send|include a|your? recent? photo|photograph
recent photo|photograph
minimum? height # cm?`),
  unlessInSentence: fair,
};

export const disability: Rule = {
  kind: 'disability',
  phrases: phrasesFrom(`
سليم|سليمة البنية|الجسم
سليم|سليمة|خال|خالي|خاليا|خالية|خلو من أي|جميع? الإعاقة|إعاقة|الإعاقات|العاهات|الأمراض المزمنة?
لا يعاني|تعاني من أي? إعاقة|إعاقات
لا|غير تناسب|يناسب|مناسبة|يقبل ذوي|ذوو|لذوي الإعاقة
able bodied
no|without any? disability|disabilities
free of|from disabilities
not suitable for people? with? disabled|disabilities
no chronic illness|diseases
disabled persons|people|applicants need not apply`),
  unlessInSentence: fair,
};
