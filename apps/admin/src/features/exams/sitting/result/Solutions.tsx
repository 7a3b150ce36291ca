import type { ExamResult, ExamSolution } from '@diwan/api-contract/examining/sitting';
import type { Language } from '@diwan/api-contract/values/staff';
import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import { createFormat, Heading, RichText, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { answerWords, rightAnswer } from '#features/exams/questions/answer-words.ts';
import { currentLanguage } from '#messages/language.ts';
import * as styles from '../Sitting.css.ts';

interface SolutionsProps {
  result: ExamResult;
  solutions: readonly ExamSolution[];
  language: Language;
}

/** Each question with what was answered, what would have been right, and why. */
export function Solutions({ result: { questions, answers }, solutions, language }: SolutionsProps) {
  const { t } = useTranslation('examSitting');
  const format = createFormat(currentLanguage());
  return (
    <ol className={styles.solutions}>
      {questions.map((question, index) => {
        const solution = solutions.find(({ questionId }) => questionId === question.id)!;
        const words = { language, t };
        const own = answerWords(question, answers[question.id] ?? {}, words);
        const right = rightAnswer(question, solution);
        const marks = { score: format.number(solution.score / 100), most: format.number(question.marks) };
        return (
          <li key={question.id} className={styles.solution}>
            <Heading level={3} size="body">
              {t('question', { number: format.number(index + 1), of: format.number(questions.length) })}
              {' · '}
              {t('result.ofMarks', marks)}
            </Heading>
            <RichText value={richTextOf(localizedLabel(question.text, language))} lang={language} />
            <Text dir="auto">{t('result.yours', { answer: own || t('result.none') })}</Text>
            {right ? (
              <Text dir="auto">{t('result.right', { answer: answerWords(question, right, words) })}</Text>
            ) : null}
            {solution.explanation ? (
              <Text tone="muted" dir="auto">
                {localizedLabel(solution.explanation, language)}
              </Text>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
