import type { BulkPreflight } from '@diwan/api-contract/endpoints/bulk';
import { announce, Stack, Text } from '@diwan/ui';
import { useEffect } from 'react';
import { useResource } from '../resource/resource-context.ts';
import { Reasons } from './Reasons.tsx';

/** How many of the selected records the rules allow, and why the others are blocked. */
export function BulkVerdict({ preflight: { total, allowed, blocked } }: { preflight: BulkPreflight }) {
  const { t, format } = useResource();
  const kind = allowed === total ? 'all' : allowed === 0 ? 'none' : 'some';
  const verdict = t(`bulk:allowed.${kind}`, { allowed: format.number(allowed), total: format.number(total) });
  useEffect(() => announce(verdict), [verdict]);
  return (
    <Stack gap="sm">
      <Text weight="medium">{verdict}</Text>
      {blocked.length > 0 ? (
        <Stack gap="xs">
          <Text tone="muted">{t('bulk:blocked', { number: format.number(total - allowed) })}</Text>
          <Reasons reasons={blocked} />
        </Stack>
      ) : null}
    </Stack>
  );
}
