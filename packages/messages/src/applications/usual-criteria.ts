import type { usualCriteria } from '@diwan/api-contract/values/records/scorecard';

/** The names of what job posts without criteria of their own are judged by. */
export const usualCriteriaNames: Record<keyof typeof usualCriteria, { ar: string; en: string }> = {
  skills: { ar: 'المهارات المطلوبة', en: 'Required skills' },
  experience: { ar: 'الخبرة في المجال', en: 'Experience in the field' },
  communication: { ar: 'التواصل', en: 'Communication' },
  motivation: { ar: 'الرغبة في الوظيفة', en: 'Interest in the job' },
  teamwork: { ar: 'العمل ضمن فريق', en: 'Teamwork' },
};
