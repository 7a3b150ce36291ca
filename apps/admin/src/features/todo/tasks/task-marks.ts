import { Flag, Star } from 'lucide-react';

/** What else a task may be marked as, each with its sign. */
export const taskMarks = [
  ['isImportant', Flag],
  ['isStarred', Star],
] as const;
