import type { Rule } from '../inspect-words.ts';
import { phrasesFrom } from '../phrases.ts';

const lists = {
  متقدم: 'المتقدم|المتقدمين|المتقدمة|المرشح|المرشحين|الموظف|الموظفين|العامل',
  applicant: 'applicant|applicants|candidate|candidates|employee|employees',
};

export const fee: Rule = {
  kind: 'fee',
  phrases: phrasesFrom(
    `
رسوم التسجيل # ريال|ريالا
رسوم التقديم|المقابلة
رسوم فتح ملف
يدفع|يسدد|يتحمل {متقدم} رسوم? فتح? ملف?
رسوم * على {متقدم}
على {متقدم} دفع|سداد
دفع|تحويل مبلغ # ريال|ريالا
دفع مبلغ تأمين
نقل الكفالة|الخدمات على {متقدم}
* *? على حساب {متقدم}
يخصم من الراتب|راتبه رسوم
registration|application|processing fee|fees
visa fees paid by the? {applicant}
{applicant} must? pay|pays|bears
training fees must be paid
a? refundable|security deposit
at the {applicant}|candidate's|applicant's|employee's expense
transfer sar #
deducted from your salary`,
    lists,
  ),
  unlessInSentence: phrasesFrom(`
لا توجد|نطلب|نتقاضى|يوجد|يجوز
صاحب العمل
~عملاء
no registration|application|processing? fees|fee
never
tenants
student
employer
customers`),
};
