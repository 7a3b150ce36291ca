import type { ExamSitting } from '@diwan/api-contract/examining/sitting';
import type { Language } from '@diwan/api-contract/values/staff';
import { useState } from 'react';
import { currentLanguage } from '#messages/language.ts';

/** In which language questions are read: the exam's, or one of both. */
export function usePaperLanguage(examLanguage: ExamSitting['examLanguage']) {
  const [chosen, choose] = useState<Language>(currentLanguage);
  return [examLanguage === 'both' ? chosen : examLanguage, choose] as const;
}
