import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { Button, ConfirmDialog, Inline, Progress, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Imports.css.ts';
import { ImportRows } from '../rows/ImportRows.tsx';
import type { FollowedImport } from '../use-import.ts';

interface CarryOutProps {
  followed: FollowedImport;
  run: ImportRun;
}

/** How far an import is, what became of its rows, and how it is paused, stopped or taken back. */
export function CarryOut({ followed, run }: CarryOutProps) {
  const { t } = useTranslation('imports');
  const { format } = useResource();
  const [asked, setAsked] = useState<'cancelling' | 'undoing' | null>(null);
  const { can, send, isBusy } = followed;
  const { done, failed, skipped, undone, kept } = run.outcomes;
  const total = run.verdicts.new + run.verdicts.changed;
  const isUndoing = run.state === 'undoing';
  const settled = isUndoing ? undone + kept : done + failed + skipped + undone + kept;
  const most = Math.max(isUndoing ? done + undone + kept : total, 1);
  const values = { settled: format.number(settled), total: format.number(isUndoing ? most : total) };
  const event = asked === 'undoing' ? 'import.undo' : 'import.cancel';
  return (
    <Stack gap="md">
      <div className={styles.panel}>
        <Progress label={t('progress')} value={settled} max={most} valueLabel={t('of', values)} />
        {run.state === 'running' || run.state === 'paused' ? <Text tone="muted">{t(run.state)}</Text> : null}
        <Inline gap="xs">
          {can('import.pause') ? (
            <Button isPending={isBusy} onPress={() => send({ type: 'import.pause' })}>
              {t('pause')}
            </Button>
          ) : null}
          {can('import.resume') ? (
            <Button variant="primary" isPending={isBusy} onPress={() => send({ type: 'import.resume' })}>
              {t('resume')}
            </Button>
          ) : null}
          {can('import.cancel') ? (
            <Button variant="quiet" isPending={isBusy} onPress={() => setAsked('cancelling')}>
              {t('cancel')}
            </Button>
          ) : null}
          {can('import.undo') ? (
            <Button variant="quiet" isPending={isBusy} onPress={() => setAsked('undoing')}>
              {t('undo')}
            </Button>
          ) : null}
        </Inline>
      </div>
      <ImportRows key={run.state} run={run} by="outcome" />
      {asked && can(event) ? (
        <ConfirmDialog
          title={t(`${asked}.title`)}
          consequence={t(`${asked}.consequence`, { done: format.number(done) })}
          confirmLabel={t(`${asked}.action`)}
          isOpen
          isPending={isBusy}
          onConfirm={() => {
            send({ type: event });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </Stack>
  );
}
