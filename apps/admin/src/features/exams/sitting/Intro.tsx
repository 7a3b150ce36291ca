import type { Exam } from '@diwan/api-contract/resources/exams';
import { Banner, Button, createFormat, Heading, KeyValueList, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import type { SittingState } from './use-sitting.ts';

interface IntroProps {
  exam: Exam;
  sitting: Pick<SittingState, 'problem' | 'isBusy' | 'begin'>;
}

/** What is to be known before the time begins. */
export function Intro({ exam, sitting: { problem, isBusy, begin } }: IntroProps) {
  const { t } = useTranslation('examSitting');
  const format = createFormat(currentLanguage());
  const { questionsCount, questionsPerAttempt, durationMin, timePerQuestionSec: seconds } = exam;
  const facts = [
    { id: 'questions', name: t('intro.questions'), value: format.number(questionsPerAttempt ?? questionsCount) },
    { id: 'time', name: t('intro.time'), value: format.duration(durationMin) },
    ...(seconds === null
      ? []
      : [
          {
            id: 'each',
            name: t('intro.perQuestion'),
            value: t('intro.seconds', { count: seconds, number: format.number(seconds) }),
          },
        ]),
    { id: 'toPass', name: t('intro.toPass'), value: format.percent(exam.passingPercentage / 100) },
    ...(exam.negativeMarking ? [{ id: 'negative', name: t('intro.negative'), value: t('intro.costMarks') }] : []),
  ];
  const isUnsound = problem?.errors?.some(({ code }) => code === 'examUnsound');
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('intro.title')}</Heading>
      <Text>{t('intro.text')}</Text>
      <KeyValueList items={facts} />
      <Text tone="muted">{t('intro.kept')}</Text>
      <Text tone="muted">{t('intro.keys')}</Text>
      {problem ? <Banner tone="critical">{t(isUnsound ? 'intro.unsound' : 'intro.failed')}</Banner> : null}
      <Button variant="primary" size="large" isPending={isBusy} onPress={begin}>
        {t('intro.begin')}
      </Button>
    </Stack>
  );
}
