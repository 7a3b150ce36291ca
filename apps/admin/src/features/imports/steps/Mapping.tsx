import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { Banner, Button, Heading, Select, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { LoadingText } from '#crud/feedback/Loading.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Imports.css.ts';
import { Trouble } from '../Trouble.tsx';
import type { FollowedImport } from '../use-import.ts';

interface MappingProps {
  followed: FollowedImport;
  run: ImportRun;
  onMapped: () => void;
}

/** Each column of the file with what stands in it, and the field that it is read into. */
export function Mapping({ followed, run, onMapped }: MappingProps) {
  const { t } = useTranslation('imports');
  const { language, format } = useResource();
  const offered = useQuery(queryOf(client.imports.fields, { query: { resource: run.resource } }));
  const first = useQuery(queryOf(client.imports.rows, { params: { id: run.id }, query: {} }));
  const [fields, setFields] = useState(() => run.columns.map(({ field }) => field));
  if (!offered.value)
    return offered.problem ? <Trouble problem={offered.problem} onRetry={offered.refresh} /> : <LoadingText />;
  const known = offered.value;
  const missing = known.filter(({ path, isNeeded }) => isNeeded && !fields.includes(path));
  const keys = known.filter(({ isKey }) => isKey);
  const isTaken = (field: string | null, index: number) => field !== null && fields.indexOf(field) < index;
  const isSound = fields.some((field) => field !== null) && !fields.some(isTaken);
  const columns = run.columns.map(({ header }, index) => ({ header, index, key: `${index} ${header}` }));
  const samplesOf = (index: number) =>
    (first.value?.items ?? [])
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, 3);
  return (
    <section aria-labelledby="mapping" className={styles.panel}>
      <Heading level={2} id="mapping">
        {t('mapping.title')}
      </Heading>
      <Text size="small" tone="muted">
        {t('mapping.by', { field: format.list(keys.map(({ title }) => localizedLabel(title, language))) })}{' '}
        {run.isFinal ? null : t('mapping.emptyCells')}
      </Text>
      {missing.length > 0 ? (
        <Banner tone="attention">
          {t(run.isFinal ? 'mapping.missingAlways' : 'mapping.missing', {
            fields: format.list(missing.map(({ title }) => localizedLabel(title, language))),
          })}
        </Banner>
      ) : null}
      <ul className={styles.list}>
        {columns.map(({ header, index, key }) => (
          <li key={key} className={styles.item}>
            <span className={styles.words}>
              <Text as="span" weight="medium" dir="auto">
                {header === '' ? format.number(index + 1) : header}
              </Text>
              <Text as="span" size="small" tone="muted" dir="auto">
                {samplesOf(index).join(' · ')}
              </Text>
            </span>
            <Select
              label={t('mapping.field')}
              choices={known.map(({ path, title }) => ({ value: path, label: localizedLabel(title, language) }))}
              value={fields[index] ?? null}
              placeholder={t('mapping.leaveOut')}
              errorMessage={isTaken(fields[index] ?? null, index) ? t('mapping.taken') : undefined}
              onChange={(path) => setFields(fields.with(index, path))}
            />
          </li>
        ))}
      </ul>
      <Stack gap="sm">
        {isSound ? null : <Text tone="muted">{t('mapping.nothing')}</Text>}
        <div>
          <Button
            variant="primary"
            isDisabled={!isSound}
            isPending={followed.isBusy}
            onPress={() => {
              followed.send({ type: 'import.map', fields });
              onMapped();
            }}
          >
            {t('mapping.check')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
