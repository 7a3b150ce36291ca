import type { TakenExport } from '@diwan/api-contract/endpoints/files/exports';
import { Button, createFormat, Inline, Link, Text, toasts } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#api/expect-body.ts';
import { exportProblem } from '#crud/export/export-problem.ts';
import { fetchExport } from '#crud/export/fetch-export.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { listPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import * as styles from './SavedWork.css.ts';

/** What of the query an address of the list says, too. */
const filtersOf = ({ query: { sort: _, ...filters } }: TakenExport) => filters;

/** What was taken out of which list, and the ways to take it again. */
export function ExportRow({ taken, onTaken }: { taken: TakenExport; onTaken: () => void }) {
  const { t } = useTranslation(['savedWork', 'exports']);
  const words = useTranslate();
  const format = createFormat(currentLanguage());
  const { resource, at, rows, columns, query, isSearchHidden, language } = taken;
  const name = t('savedWork:taken', { resource: words(`${resource}:title`), format: t(`exports:${taken.format}`) });
  const filters = Object.keys(filtersOf(taken));
  const nameOf = (key: string) =>
    words(`${resource}:filters.${key}`, { defaultValue: words(`${resource}:columns.${key}`, { defaultValue: key }) });
  const again = useMutation({
    act: () =>
      fetchExport(
        resource,
        { ...query, format: taken.format, language, columns: columns.join(',') },
        AbortSignal.timeout(900_000),
      ),
    onDone: (file) => {
      saveFile(file);
      toasts.show({ tone: 'positive', title: t('savedWork:exported'), description: file.name });
      onTaken();
    },
    onFailed: (error) =>
      toasts.show({
        tone: 'critical',
        title: t('savedWork:notExported'),
        description: exportProblem(problemOf(error), words as CellContext['t'], format),
      }),
  });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="muted">
          {t('savedWork:takenRows', { count: rows, number: format.number(rows) })} · {format.dateTime(at)}
        </Text>
        <Text size="small">
          {filters.length === 0
            ? t('savedWork:unfiltered')
            : t('savedWork:filtered', { filters: format.list(filters.map(nameOf)) })}
        </Text>
        {isSearchHidden ? <Text size="small">{t('savedWork:searchHidden')}</Text> : null}
      </div>
      {isSearchHidden ? null : (
        <Inline gap="sm">
          <Link
            href={`${listPath(resource)}?${new URLSearchParams(query)}`}
            aria-label={t('savedWork:openListOf', { name })}
          >
            {t('savedWork:openList')}
          </Link>
          <Button
            size="small"
            aria-label={t('savedWork:againOf', { name })}
            isPending={again.isBusy}
            onPress={again.start}
          >
            {t('savedWork:again')}
          </Button>
        </Inline>
      )}
    </li>
  );
}
