import { Button, ComboBox } from '@diwan/ui';
import { useMemo, useState } from 'react';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { useOptions } from '#crud/query/use-options.ts';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { useGo, useMatch } from '#navigation/navigation-context.tsx';
import { Balances } from './Balances.tsx';
import * as styles from './Wallet.css.ts';

const ofOne = ['date', 'kind', 'reference', 'debit', 'credit', 'balance', 'availableAt', 'state'];

/** The wallet of the provider in the address, with its balances; without one all lines, and a way to choose. */
export function WalletScreen() {
  const { t } = useResource();
  const go = useGo();
  const provider = useMatch()?.params.uuid;
  const labelOf = useRecordLabels();
  const fixed = useMemo(() => (provider ? { provider } : undefined), [provider]);
  if (!provider) return <ListScreen above={<WalletPicker onPick={(id) => go(`/providers/wallet/${id}`)} />} />;
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

function WalletPicker({ onPick }: { onPick: (id: string) => void }) {
  const { t } = useResource();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = useOptions('providers', typed ?? (isOpen ? '' : null));
  return (
    <div className={styles.picker}>
      <ComboBox
        label={t('pick')}
        isRequired
        value={null}
        onChange={(option) => option && onPick(option.id)}
        items={found.items}
        inputValue={typed ?? ''}
        onInputChange={setTyped}
        onOpenChange={setIsOpen}
        isLoading={found.isLoading}
        emptyText={t('nothingFound')}
        placeholder={t('search')}
      />
    </div>
  );
}
