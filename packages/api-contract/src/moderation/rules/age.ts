import type { Rule } from '../inspect-words.ts';
import { phrasesFrom } from '../phrases.ts';
import { fair } from './fair.ts';

const lists = {
  عمر: 'العمر|عمر|السن|سن|عمره|عمرها|أعمارهم|أعمارهن|الأعمار',
  المتقدم: 'المتقدم|المتقدمة|المتقدمين|المرشح|المرشحة',
  سنة: 'سنة|عام|عاما|سنوات',
  عقد: 'العشرين|الثلاثين|الأربعين|الخمسين',
  people: 'people|candidates|applicants|talents|professionals',
};

export const age: Rule = {
  kind: 'age',
  phrases: phrasesFrom(
    `
{عمر} {المتقدم}? لا|ألا? يزيد|يتجاوز|يقل عن|على? # {سنة}?
أن? لا|ألا يزيد|يتجاوز|يقل|يتعدى {عمر} {المتقدم}? عن|على? # {سنة}?
{عمر} {المتقدم}? من|بين|ما? بين? # إلى|و|حتى? # {سنة}?
{عمر} {المتقدم}? أقل|أصغر|أكبر|أكثر من #
{عمر} المطلوب # {سنة}?
الحد الأعلى|الأقصى|الأدنى للعمر|للسن #
أقصى عمر|سن # {سنة}?
الفئة العمرية من? # إلى? #?
دون|تحت سن {عقد}
دون|تحت سن? # {سنة}
يفضل? صغار|صغير|صغيرة السن
لا يقبل|نقبل كبار السن
مواليد # فما? فوق?
age|ages|aged between|from|of? # to|and? #
age limit is|of? #
maximum|max age of|is? #
must be under|below # years? old?
must be under|below # years of age
not older than #
under|below|over # years old
under|below|over # years of age
between # and # years old
between # and # years of age
age should|must not exceed #
up to # years of age
young people|candidates|applicants|and {people}|dynamic|energetic?
no older {people}
born after|before #`,
    lists,
  ),
  unless: phrasesFrom(
    `
لا|ألا يقل {عمر} {المتقدم}? عن 18 {سنة}?`,
    lists,
  ),
  unlessInSentence: [
    ...fair,
    ...phrasesFrom(`
~طلاب|أطفال|تلاميذ|طالبات
شركة
children|students|kids|pupils`),
  ],
};
