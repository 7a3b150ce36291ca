import { Button, Skeleton } from '@diwan/ui';
import { Suspense, useMemo } from 'react';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useGo, useMatch } from '#navigation/navigation-context.tsx';
import { Balances } from './Balances.tsx';
import * as styles from './Wallet.css.ts';

const WalletPicker = lazyWhenIdle([], () => import('./WalletPicker.tsx'));

const ofOne = ['date', 'kind', 'reference', 'debit', 'credit', 'balance', 'availableAt', 'state'];

/** The wallet of the provider in the address, with its balances; without one all lines, and a way to choose. */
export function WalletScreen() {
  const { t } = useResource();
  const go = useGo();
  const provider = useMatch()?.params.uuid;
  const labelOf = useRecordLabels();
  const fixed = useMemo(() => (provider ? { provider } : undefined), [provider]);
  if (!provider) {
    const picker = (
      <div className={styles.picker}>
        <Suspense fallback={<Skeleton shape="control" />}>
          <WalletPicker onPick={(id) => go(`/providers/wallet/${id}`)} />
        </Suspense>
      </div>
    );
    return <ListScreen above={picker} />;
  }
  return (
    <ListScreen
      fixed={fixed!}
      columns={ofOne}
      title={t('walletOf', { name: labelOf('providers', provider) ?? '' })}
      actions={<Button onPress={() => go('/providers/wallet')}>{t('allWallets')}</Button>}
      above={<Balances provider={provider} />}
    />
  );
}
