import type { ActivityEntry } from '@diwan/api-contract/activity';
import { Stack, Text } from '@diwan/ui';
import { useRecordLabels } from '../query/use-record-labels.ts';
import { useResource } from '../resource/resource-context.ts';
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
  const documents = about === 'file' ? entry.diff.map(({ before, after }) => String(after ?? before)) : [];
  const differences =
    about === 'pii' || about === 'file'
      ? []
      : about === 'note'
        ? noteLines(entry, t)
        : differenceLines(entry.diff, resource, context, labelOf);
  if (lines.length + known.length + documents.length + differences.length === 0) return null;
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
    </Stack>
  );
}

function noteLines({ diff }: ActivityEntry, t: (key: string) => string): DifferenceLine[] {
  const asText = (value: unknown) => (typeof value === 'string' ? value : '');
  return diff.map(({ path, before, after }) => ({
    name: t(`records:notes.${path.split('.')[1]}`),
    before: asText(before),
    after: asText(after),
  }));
}
