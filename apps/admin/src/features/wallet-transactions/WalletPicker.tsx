import { ComboBox } from '@diwan/ui';
import { useState } from 'react';
import { useOptions } from '#crud/query/use-options.ts';
import { useResource } from '#crud/resource/resource-context.ts';

interface WalletPickerProps {
  /** With the provider’s id. */
  onPick: (provider: string) => void;
}

/** The provider whose wallet is wanted, found by its name. */
export default function WalletPicker({ onPick }: WalletPickerProps) {
  const { t } = useResource();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const found = useOptions('providers', typed ?? (isOpen ? '' : null));
  return (
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
  );
}
