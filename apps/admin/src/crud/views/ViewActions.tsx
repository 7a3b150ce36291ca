import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { useResource } from '../resource/resource-context.ts';
import type { SavedViews } from './use-saved-views.ts';
import type { ViewQuestion } from './view-question.ts';

interface ViewActionsProps {
  view: SavedView;
  /** What the list shows now. */
  search: string;
  saved: SavedViews;
  onAsk: (question: ViewQuestion) => void;
}

/** What one may do with a view, in its menu. */
export function ViewActions({ view, search, saved, onAsk }: ViewActionsProps) {
  const { t } = useResource();
  const edit = (draft: { isShared?: boolean; search?: string }) => saved.apply({ kind: 'edit', view, draft });
  const label = t('actionsOf', { name: view.name });
  const isUpToDate = view.search === search ? t('views:isUpToDate') : undefined;
  return (
    <MenuTrigger>
      <IconButton size="small" label={label} icon={<Ellipsis />} />
      <Menu aria-label={label} placement="bottom end">
        {view.canEdit ? (
          <MenuSection aria-label={t('edit')}>
            <MenuItem disabledReason={isUpToDate} onAction={() => edit({ search })}>
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
