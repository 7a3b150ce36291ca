import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { Banner, ErrorState, LinkButton, Page, Stack, StatusChip, type Step, Stepper } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { listPath } from '#crud/resource/resource-paths.ts';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { stateTones } from './import-tones.ts';
import { keyOfImport, resourceWithTexts } from './imported-resources.ts';
import { reasonText } from './rows/reason-text.ts';
import { CarryOut } from './steps/CarryOut.tsx';
import { Check } from './steps/Check.tsx';
import { Mapping } from './steps/Mapping.tsx';
import { Trouble } from './Trouble.tsx';
import { type FollowedImport, useImport } from './use-import.ts';

const steps = ['file', 'mapping', 'check', 'run', 'result'] as const;
const stepOf: Record<ImportRun['state'], (typeof steps)[number]> = {
  uploaded: 'mapping',
  mapped: 'check',
  checked: 'check',
  running: 'run',
  paused: 'run',
  finished: 'result',
  cancelled: 'result',
  undoing: 'result',
  undone: 'result',
};

/** One import, at the step at which it is. */
export function ImportOpened({ id }: { id: string }) {
  const { t } = useTranslation(['imports', 'screens']);
  const followed = useImport(id);
  const { run, problem, refresh } = followed;
  const between = [{ label: t('screens:imports'), href: '/imports' }];
  const crumbs = useCrumbs(between, run?.name ?? '…');
  if (!run)
    return (
      <Page title={t('screens:imports')} breadcrumbs={crumbs} width="form">
        {problem?.code === 'notFound' ? (
          <ErrorState title={t('imports:missing.title')} description={t('imports:missing.text')} />
        ) : problem ? (
          <Trouble problem={problem} onRetry={refresh} />
        ) : (
          <LoadingLines />
        )}
      </Page>
    );
  const key = keyOfImport(run);
  return (
    <Page
      title={<bdi>{run.name}</bdi>}
      breadcrumbs={crumbs}
      width="form"
      chips={<StatusChip tone={stateTones[run.state]}>{t(`imports:states.${run.state}`)}</StatusChip>}
      actions={
        <>
          <LinkButton href={listPath(key)}>{t('imports:toList')}</LinkButton>
          <LinkButton href={`/imports?resource=${key}`}>{t('imports:again')}</LinkButton>
        </>
      }
    >
      <InWordsOfResource followed={followed} run={run} />
    </Page>
  );
}

function InWordsOfResource({ followed, run }: { followed: FollowedImport; run: ImportRun }) {
  const { t } = useTranslation('imports');
  const { value: resource, problem, refresh } = useQuery(resourceWithTexts(keyOfImport(run)));
  const [isRemapping, setIsRemapping] = useState(false);
  if (!resource) return problem ? <Trouble problem={problem} onRetry={refresh} /> : <LoadingLines />;
  const isMapping = run.state === 'uploaded' || (isRemapping && run.state === 'checked');
  const current = isMapping ? 'mapping' : stepOf[run.state];
  return (
    <ResourceProvider resource={resource}>
      <Stack gap="lg">
        <Stepper
          label={t('rows')}
          stateTexts={{ done: t('states.finished'), failed: t('states.cancelled') }}
          steps={steps.map((id, index): Step => {
            const state = index < steps.indexOf(current) ? 'done' : id === current ? 'current' : 'upcoming';
            return { id, title: t(`steps.${id}`), state };
          })}
        />
        {run.stopReason ? (
          <Banner tone="critical">{t('stopped', { reason: reasonText(run.stopReason, t) })}</Banner>
        ) : null}
        {isMapping ? (
          <Mapping followed={followed} run={run} onMapped={() => setIsRemapping(false)} />
        ) : current === 'check' ? (
          <Check followed={followed} run={run} onRemap={() => setIsRemapping(true)} />
        ) : (
          <CarryOut followed={followed} run={run} />
        )}
      </Stack>
    </ResourceProvider>
  );
}

function LoadingLines() {
  return (
    <div aria-busy>
      <LoadingText />
    </div>
  );
}
