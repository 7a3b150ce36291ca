import type { ActivityEntry } from '@diwan/api-contract/activity';
import { Link, Stack, Text } from '@diwan/ui';
import { useRecordLabels } from '../query/use-record-labels.ts';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { useResource } from '../resource/resource-context.ts';
import { listPath } from '../resource/resource-paths.ts';
import { entryLines } from './activity-texts.ts';
import { Difference } from './Difference.tsx';
import { type DifferenceLine, differenceLines } from './difference-lines.ts';

/** What an entry of the history adds to its title. */
export function ActivityDetail({ entry }: { entry: ActivityEntry }) {
  const context = useResource();
  const { resource, t } = context;
  const labelOf = useRecordLabels();
  const lines = entryLines(entry, context);
  const [about, what = ''] = entry.event.split('.');
  const known = about === 'pii' ? entry.diff.map(({ path }) => t(`fields.${path}`)) : [];
  const documents =
    about === 'file'
      ? entry.diff.filter((each) => isName(each) && !entry.isErased).map(({ before, after }) => String(after ?? before))
      : [];
  const differences =
    about === 'pii'
      ? []
      : (about === 'note' || about === 'file') && !entry.isErased
        ? partLines(entry, context)
        : entry.isErased
          ? []
          : differenceLines(entry.diff, resource, context, labelOf);
  if (entry.isErased) lines.push(t('records:activity.erased'));
  const { operationId } = entry;
  if (lines.length + known.length + documents.length + differences.length === 0 && !operationId) return null;
  return (
    <Stack gap="xxs">
      {known.map((field) => (
        <Text key={field} size="small">
          {t(`records:activity.${what}`, { field })}
        </Text>
      ))}
      {documents.map((name) => (
        <Text key={name} size="small">
          <bdi>{name}</bdi>
        </Text>
      ))}
      {lines.map((line) => (
        <Text key={line} tone="muted" size="small" dir="auto">
          {line}
        </Text>
      ))}
      {differences.map((line) => (
        <Difference key={line.name} {...line} />
      ))}
      {operationId ? (
        <Text size="small">
          <Link href={`${listPath(resource.key)}?bulk=${operationId}`}>{t('records:activity.operation')}</Link>
        </Text>
      ) : null}
    </Stack>
  );
}

const isName = ({ path }: ActivityEntry['diff'][number]) => path === 'file.name';

/** What was changed of a note, or of a document besides its name. */
function partLines({ diff }: ActivityEntry, { t, format }: CellContext): DifferenceLine[] {
  const asText = (path: string, value: unknown) => {
    if (typeof value !== 'string') return '';
    if (path === 'file.type') return t(`choices.documentType.${value}`);
    return /^file\..*On$/.test(path) ? format.date(value) : value;
  };
  return diff
    .filter((each) => !isName(each))
    .map(({ path, before, after }) => ({
      name: t(`records:${path.replace('note.', 'notes.')}`),
      before: asText(path, before),
      after: asText(path, after),
    }));
}
