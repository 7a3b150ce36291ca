import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { Button, Inline, Progress, Stack, Text } from '@diwan/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Imports.css.ts';
import { ImportRows } from '../rows/ImportRows.tsx';
import { useDownload } from '../use-download.ts';
import type { FollowedImport } from '../use-import.ts';

interface CheckProps {
  followed: FollowedImport;
  run: ImportRun;
  onRemap: () => void;
}

/** What the file would change, before anything is written. */
export function Check({ followed, run, onRemap }: CheckProps) {
  const { t } = useTranslation('imports');
  const { format, language } = useResource();
  const wrong = useDownload((kind) => ({
    name: `${run.resource}-wrong.${kind}`,
    answer: client.imports.wrong({ params: { id: run.id }, query: { language, format: kind } }),
  }));
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, one) => all + one, 0);
  const toWrite = run.verdicts.new + run.verdicts.changed;
  if (run.state === 'mapped') {
    const values = { settled: format.number(sum(run.verdicts)), total: format.number(run.total) };
    return (
      <div className={styles.panel}>
        <Progress label={t('progress')} value={sum(run.verdicts)} max={run.total} valueLabel={t('of', values)} />
        <Text tone="muted">{t('checking', values)}</Text>
      </div>
    );
  }
  return (
    <Stack gap="md">
      <div className={styles.panel}>
        <Inline gap="xs">
          {followed.can('import.start') ? (
            <Button
              variant="primary"
              isPending={followed.isBusy}
              onPress={() => followed.send({ type: 'import.start' })}
            >
              {t('run', { number: format.number(toWrite) })}
            </Button>
          ) : null}
          <Button onPress={onRemap}>{t('remap')}</Button>
          {run.verdicts.wrong ? (
            <Button icon={<Download />} isPending={wrong.isBusy} onPress={() => wrong.start('xlsx')}>
              {t('downloadWrong')}
            </Button>
          ) : null}
          <Button variant="plain" isPending={followed.isBusy} onPress={() => followed.send({ type: 'import.cancel' })}>
            {t('cancel')}
          </Button>
        </Inline>
        <Text size="small" tone="muted">
          {t(toWrite === 0 ? 'nothingToImport' : run.isFinal ? 'runNoteFinal' : 'runNote')}
        </Text>
      </div>
      <ImportRows key={run.version} run={run} by="verdict" />
    </Stack>
  );
}
