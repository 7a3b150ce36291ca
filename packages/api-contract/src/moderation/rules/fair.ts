import { phrasesFrom } from '../phrases.ts';

/** Who says this asks for nobody in particular, or quotes the law. */
export const fair = phrasesFrom(`
بغض النظر
دون|بدون تمييز
لا نشترط|يشترط
لا يجوز
يحظر نظام|النظام
ضد
تنص المادة
regardless
irrespective
equal opportunity
without discrimination|regard
law bans|forbids|requires
welcome|welcomed|encouraged`);
