import type { ExamStatistics, QuestionFigures } from '@diwan/api-contract/examining/statistics';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { Accordion, BarList, DataTable, Heading, Stack } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { worthOf } from './worth.ts';

/** How hard each question was and how well it tells candidates apart, with what was chosen. */
export function Questions({ questions }: Pick<ExamStatistics, 'questions'>) {
  const { t, format, language } = useResource();
  const nameOf = ({ text }: QuestionFigures, index: number) =>
    t('statistics.named', { number: format.number(index + 1), text: wordsOf(localizedLabel(text, language)) });
  const withChoices = questions.map((question, index) => ({ ...question, name: nameOf(question, index) }));
  return (
    <section aria-label={t('statistics.questions')}>
      <Stack gap="md">
        <Heading level={2} size="body">
          {t('statistics.questions')}
        </Heading>
        <DataTable
          caption={t('statistics.questions')}
          heads={(['question', 'asked', 'right', 'discrimination'] as const).map((head) => t(`statistics.${head}`))}
          rows={questions.map((question, index) => ({
            id: question.id,
            cells: [
              question.isGone ? t('statistics.gone', { name: nameOf(question, index) }) : nameOf(question, index),
              format.number(question.asked),
              question.rightShare === null ? '—' : format.percent(question.rightShare),
              discriminationText(question),
            ],
          }))}
        />
        <Accordion
          sections={withChoices
            .filter(({ choices, asked }) => choices.length > 0 && asked > 0)
            .map((question) => ({ id: question.id, title: question.name, content: <Choices {...question} /> }))}
        />
      </Stack>
    </section>
  );

  function discriminationText({ discrimination }: QuestionFigures) {
    if (discrimination === null) return '—';
    const number = format.number(Math.round(discrimination * 100) / 100);
    return t('statistics.judged', { number, worth: t(`statistics.worth.${worthOf(discrimination)}`) });
  }
}

function Choices({ choices, asked, name }: QuestionFigures & { name: string }) {
  const { t, format, language } = useResource();
  return (
    <BarList
      label={t('statistics.chosenIn', { name })}
      heads={[t('statistics.choice'), t('statistics.chosen')]}
      bars={choices.map(({ id, text, isRight, count }) => {
        const words = text ? localizedLabel(text, language) : t(id === 'true' ? 'statistics.true' : 'statistics.false');
        return {
          id,
          name: isRight ? t('statistics.rightOne', { words }) : words,
          value: count,
          text: t('statistics.often', { number: format.number(count), share: format.percent(count / asked) }),
        };
      })}
    />
  );
}
