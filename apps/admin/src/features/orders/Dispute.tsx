import type { OrderDispute } from '@diwan/api-contract/resources/order-parts';
import { Banner, Stack, Text } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

interface DisputeProps {
  dispute: OrderDispute;
  context: CellContext;
}

/** What somebody objects to, and how it ended. */
export function Dispute({ dispute: { by, reason, text, outcome, resolvedBy }, context: { t } }: DisputeProps) {
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
