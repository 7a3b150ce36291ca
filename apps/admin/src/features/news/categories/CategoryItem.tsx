import type { CategoryRow } from '@diwan/api-contract/resources/categories';
import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger, StatusChip, Text } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { localizedLabel } from '#crud/resource/labels.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './categories.css.ts';

/** What is to be done, and with which category. */
export type Chosen =
  | { kind: 'form'; id?: string }
  | { kind: 'event'; row: CategoryRow; event: string }
  | { kind: 'remove'; row: CategoryRow };

const offered = new Set(['term.merge', 'term.activate', 'term.deactivate']);

/** A category with how often it is used, and what may be done with it. */
export function CategoryItem({ row, onChoose }: { row: CategoryRow; onChoose: (chosen: Chosen) => void }) {
  const { t, format, language } = useResource();
  const name = localizedLabel(row.name, language);
  const events = row.availableEvents.filter(({ type, reason }) => offered.has(type) && reason !== 'wrongState');
  const label = `${t('actions')}: ${name}`;
  return (
    <li className={styles.item}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {row.state === 'active' ? null : <StatusChip tone="neutral">{t(`states.term.${row.state}`)}</StatusChip>}
      <Text as="span" size="small" tone="muted">
        {t('news:categories.used', { number: format.number(row.usageCount) })}
      </Text>
      <MenuTrigger>
        <IconButton label={label} variant="plain" size="small" icon={<Ellipsis />} />
        <Menu aria-label={label} placement="bottom end">
          <MenuSection aria-label={t('actions')}>
            <MenuItem onAction={() => onChoose({ kind: 'form', id: row.id })}>{t('edit')}</MenuItem>
            {events.map(({ type, isAvailable, reason }) => (
              <MenuItem
                key={type}
                disabledReason={isAvailable ? undefined : refusalText(reason, t)}
                onAction={() => onChoose({ kind: 'event', row, event: type })}
              >
                {t(`events.${type}`)}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSection aria-label={t('remove')}>
            <MenuItem tone="critical" onAction={() => onChoose({ kind: 'remove', row })}>
              {t('remove')}
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
    </li>
  );
}
