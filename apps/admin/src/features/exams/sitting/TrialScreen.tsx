import { Button, ErrorState, LinkButton, Page, Skeleton } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useGo, useMatch, useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { Trial } from './Trial.tsx';

/** An exam as a candidate sits it; what staff try counts nowhere. */
export default function TrialScreen() {
  const { t } = useTranslation(['examSitting', 'screens', 'exams']);
  const id = useMatch()?.params.id ?? '';
  const go = useGo();
  const search = useSearch();
  // The address names the attempt once it has begun; whoever sits there stays.
  const [trial, setTrial] = useState({ round: 0, attemptId: new URLSearchParams(search).get('attempt') });
  const again = () => {
    go('?', { replace: true });
    setTrial(({ round }) => ({ round: round + 1, attemptId: null }));
  };
  const { value: exam, problem, refresh } = useQuery(queryOf(client.exams.view, { params: { id } }));
  const name = exam ? localizedLabel(exam.title, currentLanguage()) : t('screens:examTrial');
  const crumbs = useCrumbs([
    { label: t('exams:title'), href: '/exams/list' },
    ...(exam ? [{ label: name, href: recordPath('exams', id) }] : []),
  ]);
  return (
    <Page
      title={<span dir="auto">{name}</span>}
      breadcrumbs={crumbs}
      width="reading"
      actions={exam ? <LinkButton href={recordPath('exams', id)}>{t('examSitting:toExam')}</LinkButton> : null}
    >
      {exam ? (
        <Trial key={`${id} ${trial.round}`} exam={exam} attemptId={trial.attemptId} onAgain={again} />
      ) : problem ? (
        <ErrorState
          drawing={problem.status === 404 ? 'gone' : undefined}
          title={t(problem.status === 404 ? 'examSitting:noExam' : 'examSitting:notLoaded.title')}
          action={<Button onPress={refresh}>{t('examSitting:notLoaded.action')}</Button>}
        />
      ) : (
        <Skeleton shape="panel" />
      )}
    </Page>
  );
}
