import type { ExamQuestionType } from '@diwan/api-contract/values/records/exam';
import type { ComponentType } from 'react';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceAnswer, TruthAnswer } from './ChoiceAnswer.tsx';
import { FileAnswer } from './FileAnswer.tsx';
import { OrderAnswer } from './OrderAnswer.tsx';
import { WrittenAnswer } from './WrittenAnswer.tsx';

const inputs: Readonly<Record<ExamQuestionType, ComponentType<AnswerProps>>> = {
  single: ChoiceAnswer,
  multiple: ChoiceAnswer,
  true_false: TruthAnswer,
  short_text: WrittenAnswer,
  number: WrittenAnswer,
  essay: WrittenAnswer,
  file: FileAnswer,
  ordering: OrderAnswer,
};

/** The way in which a question is answered, by its kind. */
export function AnswerInput(props: AnswerProps) {
  const Input = inputs[props.question.type];
  return <Input {...props} />;
}
