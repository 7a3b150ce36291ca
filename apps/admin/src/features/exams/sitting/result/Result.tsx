import type { Exam } from '@diwan/api-contract/resources/exams';
import { lostIn } from '@diwan/machines/exam-sitting/exam-sitting.selectors';
import { Banner, Button, createFormat, Heading, Inline, LinkButton, Stack, Stat, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { usePaperLanguage } from '../use-paper-language.ts';
import type { SittingState } from '../use-sitting.ts';
import { Solutions } from './Solutions.tsx';

interface ResultProps {
  exam: Exam;
  sitting: SittingState;
  onAgain: () => void;
}

/** What it came to, as much of it as the exam tells candidates. */
export function Result({ exam, sitting, onAgain }: ResultProps) {
  const { t } = useTranslation('examSitting');
  const format = createFormat(currentLanguage());
  const [language] = usePaperLanguage(exam.examLanguage);
  const result = sitting.result!;
  const { state, score, maxScore, percentage, isPassed, isTimeOut, solutions } = result;
  const lost = lostIn(sitting).length;
  return (
    <Stack gap="lg">
      <Heading level={2}>{t('result.title')}</Heading>
      {isTimeOut ? <Banner tone="attention">{t('result.timeOut')}</Banner> : null}
      {lost > 0 ? (
        <Banner tone="attention">{t('result.lost', { count: lost, number: format.number(lost) })}</Banner>
      ) : null}
      {state === 'voided' ? <Banner tone="critical">{t('result.voided')}</Banner> : null}
      {score === null || percentage === null ? (
        <Text>{state === 'voided' ? null : t('result.waits')}</Text>
      ) : (
        <Inline gap="xl">
          <Stat label={t(isPassed ? 'result.passed' : 'result.failed')} value={format.percent(percentage / 100)} />
          <Text tone="muted">
            {t('result.ofMarks', { score: format.number(score / 100), most: format.number(maxScore / 100) })}
          </Text>
        </Inline>
      )}
      {solutions ? (
        <Solutions result={result} solutions={solutions} language={language} />
      ) : (
        <Text tone="muted">{t('result.never')}</Text>
      )}
      <Inline gap="sm">
        <LinkButton href={recordPath('examAttempts', result.attemptId)}>{t('toAttempt')}</LinkButton>
        <Button onPress={onAgain}>{t('result.again')}</Button>
      </Inline>
    </Stack>
  );
}
