import { Menu, MenuItem, MenuTrigger, SearchField, TriggerButton } from '@diwan/ui';
import { ArrowUpDown, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTodo } from '../todo-context.ts';
import { taskSorts } from '../todo-location.ts';
import * as styles from './TaskTools.css.ts';

const orders = ['own', ...taskSorts] as const;

/** Search and order of the list. */
export function TaskTools() {
  const { t } = useTranslation('todo');
  const { location, goTo } = useTodo();
  const current = location.sort ?? 'own';
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField label={t('search')} value={location.search} onChange={(search) => goTo({ search }, 'replace')} />
      </div>
      <MenuTrigger>
        <TriggerButton icon={<ArrowUpDown />}>{t('order', { by: t(`sorts.${current}`) })}</TriggerButton>
        <Menu placement="bottom end" aria-label={t('sortBy')}>
          {orders.map((order) => (
            <MenuItem
              key={order}
              icon={order === current ? <Check /> : undefined}
              onAction={() => goTo({ sort: order === 'own' ? null : order })}
            >
              {t(`sorts.${order}`)}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </div>
  );
}
