import type { Translation } from '#translation.ts';
import type { education as educationEn, gender as genderEn, languageLevel as languageLevelEn } from './en.ts';

export const gender: Translation<typeof genderEn> = { male: 'ذكر', female: 'أنثى' };

export const education: Translation<typeof educationEn> = {
  none: 'غير مشترط',
  high_school: 'ثانوية عامة',
  diploma: 'دبلوم',
  bachelor: 'بكالوريوس',
  master: 'ماجستير',
  phd: 'دكتوراه',
  other: 'أخرى',
};

export const languageLevel: Translation<typeof languageLevelEn> = {
  basic: 'مستوى أساسي',
  conversational: 'مستوى محادثة',
  fluent: 'طلاقة',
  native: 'لغة أم',
};
