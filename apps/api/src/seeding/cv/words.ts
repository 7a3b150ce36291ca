import type { Education, Experience } from '@diwan/api-contract/values/records/career/career';
import type { languageLevels } from '@diwan/api-contract/values/records/job-post';

type Level = (typeof languageLevels)[number];

interface CvWords {
  experiences: string;
  educations: string;
  certificates: string;
  skills: string;
  languages: string;
  now: string;
  mark: (gpa: number, scale: Education['gpaScale']) => string;
  degrees: Record<Education['degree'], string>;
  levels: Record<Level, string>;
  listOf: (words: readonly string[]) => string;
}

/** What stands around the facts in a CV. */
export const cvWords: Record<'ar' | 'en', CvWords> = {
  ar: {
    experiences: 'الخبرات العملية',
    educations: 'المؤهلات العلمية',
    certificates: 'الدورات والشهادات',
    skills: 'المهارات',
    languages: 'اللغات',
    now: 'حتى الآن',
    mark: (gpa, scale) => `المعدل ${gpa} من ${scale}`,
    degrees: {
      high_school: 'الثانوية العامة',
      diploma: 'دبلوم',
      bachelor: 'بكالوريوس',
      master: 'ماجستير',
      phd: 'دكتوراه',
      other: 'مؤهل آخر',
    },
    levels: { basic: 'مستوى أساسي', conversational: 'مستوى محادثة', fluent: 'طلاقة', native: 'لغة أم' },
    listOf: (words) => words.join('، '),
  },
  en: {
    experiences: 'Experience',
    educations: 'Education',
    certificates: 'Courses and certificates',
    skills: 'Skills',
    languages: 'Languages',
    now: 'present',
    mark: (gpa, scale) => `GPA ${gpa} of ${scale}`,
    degrees: {
      high_school: 'Secondary school',
      diploma: 'Diploma',
      bachelor: 'Bachelor',
      master: 'Master',
      phd: 'Doctorate',
      other: 'Other qualification',
    },
    levels: { basic: 'basic', conversational: 'conversational', fluent: 'fluent', native: 'native' },
    listOf: (words) => words.join(', '),
  },
};

/** `03/2019 – 06/2023`; the day would say more than a CV does. */
export function periodOf(
  { from, to }: Pick<Experience, 'to'> & { from: string | null },
  { now }: CvWords,
): string | null {
  if (from === null) return null;
  const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;
  return `${monthOf(from)} – ${to === null ? now : monthOf(to)}`;
}
