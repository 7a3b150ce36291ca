import type { Withdrawal } from '@diwan/api-contract/resources/withdrawals';
import { blockingRiskFlags } from '@diwan/api-contract/values/records/wallet';
import { Inline, Stack, StatusChip, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

const blocking: ReadonlySet<string> = new Set(blockingRiskFlags);
const toneOf = (flag: string) => (blocking.has(flag) ? 'critical' : 'attention');

interface FlagsProps {
  flags: Withdrawal['riskFlags'];
  t: CellContext['t'];
}

/** What should be looked at before money leaves, in a word each. */
export function Flags({ flags, t }: FlagsProps) {
  if (flags.length === 0) return cells.text(null);
  return (
    <Inline gap="xs">
      {flags.map((flag) => (
        <StatusChip key={flag} tone={toneOf(flag)}>
          {t(`choices.riskFlag.${flag}`)}
        </StatusChip>
      ))}
    </Inline>
  );
}

/** The same with what each of them means. */
export function ExplainedFlags({ flags, t }: FlagsProps) {
  if (flags.length === 0) return cells.text(null);
  return (
    <Stack gap="xs">
      {flags.map((flag) => (
        <Inline key={flag} gap="xs">
          <StatusChip tone={toneOf(flag)}>{t(`choices.riskFlag.${flag}`)}</StatusChip>
          <Text as="span" tone="muted">
            {t(`flagSays.${flag}`)}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
