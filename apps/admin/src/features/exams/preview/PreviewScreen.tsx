import { Button, EmptyState, ErrorState, LinkButton, Page, Skeleton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useMatch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { PreviewedQuestions } from './PreviewedQuestions.tsx';

/** Every question of an exam as candidates see it, in both languages. */
export default function PreviewScreen() {
  const { t } = useTranslation(['examSitting', 'screens', 'exams']);
  const id = useMatch()?.params.id ?? '';
  const { value: exam, problem, refresh } = useQuery(queryOf(client.exams.view, { params: { id } }));
  const name = exam ? localizedLabel(exam.title, currentLanguage()) : t('screens:examPreview');
  const crumbs = useCrumbs([
    { label: t('exams:title'), href: '/exams/list' },
    ...(exam ? [{ label: name, href: recordPath('exams', id) }] : []),
  ]);
  return (
    <Page
      title={<span dir="auto">{name}</span>}
      breadcrumbs={crumbs}
      width={exam?.examLanguage === 'both' ? 'list' : 'reading'}
      actions={
        exam ? (
          <>
            <LinkButton href={recordPath('exams', id)}>{t('examSitting:toExam')}</LinkButton>
            <LinkButton href={`/exams/try/${id}`}>{t('examSitting:try')}</LinkButton>
          </>
        ) : null
      }
    >
      {exam?.questions.length === 0 ? (
        <EmptyState title={t('examSitting:noQuestions.title')} description={t('examSitting:noQuestions.text')} />
      ) : exam ? (
        <PreviewedQuestions exam={exam} />
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
