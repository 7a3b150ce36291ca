import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { Stack, Text } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { Reasons } from '../Reasons.tsx';

/** Why records were not done, by reason: those that the rules did not allow, and those that went wrong. */
export function NotDone({ operation: { counts, reasons } }: { operation: BulkOperation }) {
  const { t, format } = useResource();
  return (['blocked', 'failed'] as const)
    .filter((outcome) => counts[outcome])
    .map((outcome) => (
      <Stack key={outcome} gap="xs">
        <Text tone="muted">{t(`bulk:notDone.${outcome}`, { number: format.number(counts[outcome] ?? 0) })}</Text>
        <Reasons reasons={reasons.filter((each) => each.outcome === outcome)} />
      </Stack>
    ));
}
