import type { Provider } from '@diwan/api-contract/resources/providers';
import { Inline, Stat } from '@diwan/ui';
import { useQuery } from '#api/cache/use-query.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';

const accounts = ['available', 'pending', 'onHold', 'lifetimeEarned', 'lifetimePaid'] as const;

/** What one provider has: free, not yet due, held, and what it ever earned and was paid. */
export function Balances({ provider }: { provider: string }) {
  const context = useResource();
  const { value } = useQuery(resourceQueries('providers').view(provider));
  const wallet = (value as Provider | undefined)?.wallet;
  return (
    <Inline gap="lg">
      {accounts.map((account) => (
        <Stat
          key={account}
          label={context.t(`balances.${account}`)}
          value={wallet && cells.money(wallet[account], context)}
          isLoading={!wallet}
        />
      ))}
    </Inline>
  );
}
