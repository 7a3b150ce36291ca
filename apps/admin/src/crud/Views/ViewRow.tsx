import type { SavedView } from '@diwan/api-contract/saved-views';
import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger, Text } from '@diwan/ui';
import { Check, Ellipsis } from 'lucide-react';
import { useRoom } from '../room.tsx';
import * as styles from './Views.css.ts';
import type { ViewsPanelProps } from './ViewsPanel.tsx';

/** A view by its name, marked when it is what is shown; what one may do with it stands in its menu. */
export function ViewRow({ view, search, ...props }: ViewsPanelProps & { view: SavedView }) {
  const { t } = useRoom();
  const isCurrent = view.search === search;
  const hint = view.canEdit ? view.isShared && t('views:isShared') : t('views:by', { name: view.owner.name });
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.view}
        aria-current={isCurrent || undefined}
        onClick={() => props.onOpen(view)}
      >
        <span className={styles.mark}>{isCurrent ? <Check size={16} strokeWidth={1.5} aria-hidden /> : null}</span>
        <span className={styles.words}>
          <bdi className={styles.name}>{view.name}</bdi>
          {hint ? (
            <Text as="span" size="caption" tone="muted">
              {hint}
            </Text>
          ) : null}
        </span>
      </button>
      {view.canRemove ? <ViewActions view={view} isCurrent={isCurrent} search={search} {...props} /> : null}
    </li>
  );
}

function ViewActions(props: ViewsPanelProps & { view: SavedView; isCurrent: boolean }) {
  const { view, isCurrent, search, saved, onAsk } = props;
  const { t } = useRoom();
  const edit = (draft: { isShared?: boolean; search?: string }) => saved.apply({ kind: 'edit', view, draft });
  const label = t('actionsOf', { name: view.name });
  return (
    <MenuTrigger>
      <IconButton size="small" label={label} icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />} />
      <Menu aria-label={label} placement="bottom end">
        {view.canEdit ? (
          <MenuSection aria-label={t('edit')}>
            <MenuItem disabledReason={isCurrent ? t('views:isUpToDate') : undefined} onAction={() => edit({ search })}>
              {t('views:update')}
            </MenuItem>
            <MenuItem onAction={() => onAsk({ kind: 'rename', view })}>{t('views:rename')}</MenuItem>
            <MenuItem onAction={() => edit({ isShared: !view.isShared })}>
              {t(view.isShared ? 'views:unshareAction' : 'views:shareAction')}
            </MenuItem>
          </MenuSection>
        ) : null}
        <MenuSection aria-label={t('remove')}>
          <MenuItem tone="critical" onAction={() => onAsk({ kind: 'remove', view })}>
            {t('views:removal.action')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
