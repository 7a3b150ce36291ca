import { Menu, MenuItem, MenuTrigger, TriggerButton } from '@diwan/ui';
import { Plus } from 'lucide-react';
import { useResource } from '#crud/resource/resource-context.ts';

interface MoreFiltersProps {
  names: readonly string[];
  onAdd: (name: string) => void;
}

/** The filters that are seldom used: chosen from a menu, they join the bar. */
export function MoreFilters({ names, onAdd }: MoreFiltersProps) {
  const { t } = useResource();
  if (names.length === 0) return null;
  return (
    <MenuTrigger>
      <TriggerButton variant="plain" size="small" icon={<Plus />}>
        {t('moreFilters')}
      </TriggerButton>
      <Menu aria-label={t('moreFilters')}>
        {names.map((name) => (
          <MenuItem key={name} onAction={() => onAdd(name)}>
            {t(`filters.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
