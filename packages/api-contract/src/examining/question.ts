import { z } from 'zod';
import {
  choice,
  image,
  localizedRichText,
  neededWhen,
  rating,
  reference,
  shownWhen,
  startingWith,
} from '../kinds/kinds.ts';
import { id, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { examQuestionTypes } from '../values/records/exam.ts';

/** What is answered by choosing, or by putting in order. */
const ofOptions = ['single', 'multiple', 'ordering'];

/** One question of an exam, with its key. */
export const examQuestion = z.strictObject({
  id,
  type: startingWith('single', choice(examQuestionTypes, 'examQuestionType')),
  text: startingWith({ ar: '' }, localizedRichText({ min: 3, max: 2000 })),
  image: image({ mostBytes: 2 * 1024 * 1024, leastSide: 64, mostStretch: 8 }).nullable(),
  /** Of an ordering question they stand in the right order. */
  options: neededWhen(
    'type',
    ofOptions,
    z.array(z.strictObject({ id, text: localizedText({ max: 300 }), isCorrect: z.boolean() })).max(12),
  ),
  isTrue: neededWhen('type', ['true_false'], z.boolean()),
  /** Any of these is right, however it is spelled. */
  acceptedAnswers: neededWhen('type', ['short_text'], z.array(text().min(1).max(200)).max(20)),
  rightNumber: neededWhen('type', ['number'], z.number().min(-1e9).max(1e9).nullable()),
  /** How far a number may be from the right one. */
  tolerance: shownWhen('type', ['number'], z.number().min(0).max(1e9).nullable()),
  marks: startingWith(1, z.int().min(0).max(100)),
  /** Taken away for a wrong answer where the exam has negative marking. */
  negativeMarks: startingWith(0, z.int().min(0).max(100)),
  difficulty: startingWith(3, rating(1)),
  skillId: reference('skills').nullable(),
  explanation: startingWith(null, optionalLocalizedText(2000)),
});
export type ExamQuestion = z.output<typeof examQuestion>;
