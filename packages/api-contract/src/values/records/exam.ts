export const examStates = ['draft', 'published', 'paused', 'closed', 'archived'] as const;
export const examKinds = ['screening', 'skill', 'certification', 'personality'] as const;
export const examLanguages = ['ar', 'en', 'both'] as const;
/** When candidates see which answers are right. */
export const answersShown = ['never', 'after_pass', 'after_close'] as const;
/** How candidates are watched. */
export const proctorings = ['none', 'tab_switch_log', 'camera'] as const;
export const examQuestionTypes = [
  'single',
  'multiple',
  'true_false',
  'short_text',
  'number',
  'essay',
  'file',
  'ordering',
] as const;
export type ExamQuestionType = (typeof examQuestionTypes)[number];
export const attemptStates = ['in_progress', 'submitted', 'auto_submitted', 'grading', 'graded', 'voided'] as const;
/** What whoever judges an attempt should know. */
export const attemptFlags = ['time_out', 'left_page'] as const;
