import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import { Badge, Inline, RichText, Stack, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { answerText } from './answer-text.ts';

interface AttemptAnswersProps {
  attempt: Pick<ExamAttempt, 'questions' | 'answers' | 'state'>;
  context: CellContext;
}

/** Each question with what was answered and what that is worth; of those that somebody has to judge, what to look for. */
export default function AttemptAnswers({ attempt: { questions, answers, state }, context }: AttemptAnswersProps) {
  const { t, format, language } = context;
  const first = answers.find(({ score }) => score === null)?.questionId;
  return (
    <Stack gap="lg">
      {questions.map((question, index) => {
        const { given, score, note } = answers[index]!;
        const isNext = state === 'grading' && question.id === first;
        return (
          <Stack key={question.id} gap="xs">
            <Inline gap="sm">
              <Text size="small" tone="muted">
                {t('question', { number: format.number(index + 1) })}
              </Text>
              <Text size="small">{worthOf(question, score, context)}</Text>
              {isNext ? <Badge tone="neutral">{t('next')}</Badge> : null}
            </Inline>
            <RichText value={richTextOf(localizedLabel(question.text, language))} />
            {linesOf(given ? answerText(question, given, context) : t('unanswered')).map(({ line, place }) => (
              <Text key={place} tone={given ? undefined : 'muted'}>
                <span dir="auto">{line}</span>
              </Text>
            ))}
            {isNext && question.explanation ? (
              <Text size="small" tone="muted">
                {t('lookFor', { what: localizedLabel(question.explanation, language) })}
              </Text>
            ) : null}
            {note ? (
              <Text size="small" tone="muted">
                {note}
              </Text>
            ) : null}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** As they were written, each on its own; one that is empty only parts them. */
const linesOf = (text: string) =>
  text.split('\n').flatMap((line, place) => (line.trim() === '' ? [] : [{ line, place }]));

function worthOf({ marks }: ExamQuestion, score: number | null, { t, format }: CellContext): string {
  if (score === null) return t('unmarked', { most: format.number(marks) });
  return t('ofMarks', { score: format.number(score / 100), most: format.number(marks) });
}
