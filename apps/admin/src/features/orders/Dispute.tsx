import { Banner, Stack, Text } from '@diwan/ui';
import type { OrderPartProps } from './order-part.types.ts';

/** What somebody objects to, and how it ended. */
export function Dispute({ order: { dispute }, context: { t } }: OrderPartProps) {
  if (!dispute) return null;
  const { by, reason, text, outcome, resolvedBy } = dispute;
  return (
    <Banner
      tone={outcome ? 'info' : 'attention'}
      title={t('disputeSays', { by: t(`choices.disputeBy.${by}`), reason: t(`choices.orderDisputeReason.${reason}`) })}
    >
      <Stack gap="xs">
        <Text>
          <span dir="auto">{text}</span>
        </Text>
        {outcome && resolvedBy ? (
          <Text tone="muted">
            {t('disputeEnded', { outcome: t(`choices.orderOutcome.${outcome}`), name: resolvedBy.name })}
          </Text>
        ) : null}
      </Stack>
    </Banner>
  );
}
