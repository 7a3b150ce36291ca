import type { Video } from '@diwan/api-contract/resources/videos';
import { Inline, Stack, StatusChip, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

/** Who has found what wrong with it, the newest first. */
export function Reports({ reports, context }: { reports: Video['reports']; context: CellContext }) {
  const { t } = context;
  return (
    <Stack gap="xs">
      {reports.toReversed().map(({ by, reason, note, at }) => (
        <div key={`${at} ${by} ${reason}`}>
          <Inline gap="xs">
            <StatusChip tone="attention">{t(`choices.contentReport.${reason}`)}</StatusChip>
            <Text as="span" tone="muted" size="small">
              {t(`reporters.${by}`)}
            </Text>
            <Text as="span" tone="muted" size="small">
              {cells.moment(at, context)}
            </Text>
          </Inline>
          {note ? cells.text(note) : null}
        </div>
      ))}
    </Stack>
  );
}
