import type { Exam } from '@diwan/api-contract/resources/exams';
import { Banner, Button, ErrorState, Skeleton, Stack } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { Between } from './Between.tsx';
import { Intro } from './Intro.tsx';
import { Paper } from './Paper.tsx';
import { Result } from './result/Result.tsx';
import { Summary } from './Summary.tsx';
import { type SittingState, useSitting } from './use-sitting.ts';

interface TrialProps {
  exam: Exam;
  attemptId: string | null;
  onAgain: () => void;
}

/** The way through an exam, from what is said before it to what it came to. */
export function Trial({ exam, attemptId, onAgain }: TrialProps) {
  const sitting = useSitting(exam.id, attemptId);
  switch (sitting.phase) {
    case 'intro':
      return <Intro exam={exam} sitting={sitting} />;
    case 'opening':
      return <Skeleton shape="panel" />;
    case 'running':
      return <Paper sitting={sitting} />;
    case 'between':
      return <Between sitting={sitting} />;
    case 'reviewing':
      return <Summary sitting={sitting} />;
    case 'over':
      return <Result exam={exam} sitting={sitting} onAgain={onAgain} />;
    default:
      return <Aside sitting={sitting} />;
  }
}

/** Nothing is answered now. */
function Aside({ sitting: { phase, problem, isUnreachable, retry, takeSeat } }: { sitting: SittingState }) {
  const { t } = useTranslation('examSitting');
  if (phase === 'displaced')
    return (
      <Banner
        tone="attention"
        title={t('displaced.title')}
        actions={<Button onPress={takeSeat}>{t('displaced.take')}</Button>}
      >
        {t('displaced.text')}
      </Banner>
    );
  if (phase === 'ending')
    return (
      <Stack gap="md">
        <Banner tone="info" title={t('handingIn')}>
          {isUnreachable ? t('unreachable') : null}
        </Banner>
      </Stack>
    );
  return problem?.reason === 'notOwnTrial' ? (
    <ErrorState drawing="forbidden" title={t('notYours.title')} description={t('notYours.text')} />
  ) : (
    <ErrorState title={t('notLoaded.title')} action={<Button onPress={retry}>{t('notLoaded.action')}</Button>} />
  );
}
