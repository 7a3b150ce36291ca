import type { ImportRow, ImportRun } from '@diwan/api-contract/importing/endpoints';
import type { FieldError } from '@diwan/api-contract/problem';
import { Link, Stack, StatusChip, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { Difference } from '#crud/activity/Difference.tsx';
import { differenceLines } from '#crud/activity/difference-lines.ts';
import { errorText } from '#crud/form/validation/error-texts.ts';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import * as styles from '../Imports.css.ts';
import { outcomeTones, verdictTones } from '../import-tones.ts';
import { answerLines } from './answer-lines.ts';
import { reasonText } from './reason-text.ts';

interface OneRowProps {
  row: ImportRow;
  run: ImportRun;
}

/** A row of the file: what it says, what it would do or has done, and what is wrong with it. */
export function OneRow({ row, run }: OneRowProps) {
  const { t } = useTranslation('imports');
  const scope = useResource();
  const { resource, language, format } = scope;
  const labelOf = useRecordLabels();
  const { line, verdict, outcome, reason, errors, record, differences } = row;
  const said = row.cells.filter((cell, index) => cell !== '' && run.columns[index]?.field).slice(0, 4);
  const linesOf = run.isFinal ? answerLines : differenceLines;
  const lines = linesOf(differences as never, resource, scope, labelOf);
  const isGone = outcome === 'undone' || reason === 'notFound';
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.words}>
          <Text as="span" size="small" tone="muted">
            {t('line', { line: format.number(line) })}
          </Text>
          {record && !isGone ? (
            <Link href={recordPath(resource.key, record.id)} tone="text">
              <bdi>{localizedLabel(record.label, language)}</bdi>
            </Link>
          ) : (
            <Text as="span" dir="auto">
              {said.join(' · ')}
            </Text>
          )}
        </span>
        {outcome ? (
          <StatusChip tone={outcomeTones[outcome]}>{t(`outcomes.${outcome}`)}</StatusChip>
        ) : verdict ? (
          <StatusChip tone={verdictTones[verdict]}>{t(`verdicts.${verdict}`)}</StatusChip>
        ) : null}
      </div>
      {reason && errors.length === 0 ? (
        <Text size="small" tone="muted">
          {reasonText(reason, t)}
        </Text>
      ) : null}
      {errors.length > 0 ? (
        <Stack gap="xxs">
          {errors.map((error) => (
            <Text key={`${error.path} ${error.code}`} size="small" tone="critical">
              {wrongText(error)}
              {cellOf(error) ? (
                <>
                  {' '}
                  <bdi>{`«${cellOf(error)}»`}</bdi>
                </>
              ) : null}
            </Text>
          ))}
        </Stack>
      ) : null}
      {lines.map((difference) => (
        <Difference key={difference.name} {...difference} />
      ))}
    </li>
  );

  function cellOf({ path }: FieldError): string {
    return row.cells[run.columns.findIndex(({ field }) => field === path)] ?? '';
  }

  function wrongText(error: FieldError): string {
    const attr = errorAttribute(error);
    const own: string = t(`file.${error.code}` as 'file.internal', { attr, defaultValue: '' });
    return own === '' ? errorText(error, scope) : own;
  }

  function errorAttribute({ path }: FieldError): string {
    const [name = ''] = path.split('.');
    return run.columns.find(({ field }) => field === path)?.header ?? scope.t(`fields.${name}`);
  }
}
