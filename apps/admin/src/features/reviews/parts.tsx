import type { Review } from '@diwan/api-contract/resources/reviews';
import { mostStars } from '@diwan/api-contract/values/rating';
import { Inline, Stack, StatusChip, Text } from '@diwan/ui';
import { starsText } from '#crud/fields/rating/rating.cell.tsx';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

/** So many stars of five, drawn and said. */
export function Stars({ given, context }: { given: number; context: CellContext }) {
  return (
    <span role="img" aria-label={starsText(given, context)} title={starsText(given, context)}>
      {'★'.repeat(given) + '☆'.repeat(mostStars - given)}
    </span>
  );
}

/** What was found in its texts, in a word each. */
export function Flags({ flags, t }: { flags: Review['autoFlags']; t: CellContext['t'] }) {
  if (flags.length === 0) return cells.text(null);
  return (
    <Inline gap="xs">
      {flags.map((flag) => (
        <StatusChip key={flag} tone={flag === 'profanity' ? 'critical' : 'attention'}>
          {t(`choices.reviewFlag.${flag}`)}
        </StatusChip>
      ))}
    </Inline>
  );
}

/** Who has found what wrong with it, the newest first. */
export function Reports({ reports, context }: { reports: Review['reports']; context: CellContext }) {
  const { t } = context;
  return (
    <Stack gap="xs">
      {reports.toReversed().map(({ by, reason, note, at }) => (
        <div key={`${at} ${by} ${reason}`}>
          <Inline gap="xs">
            <StatusChip tone="attention">{t(`choices.reviewReport.${reason}`)}</StatusChip>
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

/** What whoever is reviewed has answered. */
export function Reply({ reply, context }: { reply: NonNullable<Review['reply']>; context: CellContext }) {
  return (
    <Stack gap="xxs">
      {cells.text(reply.text)}
      <Text as="span" tone="muted" size="small">
        <span dir="auto">{reply.by}</span> · {cells.moment(reply.at, context)}
      </Text>
    </Stack>
  );
}
