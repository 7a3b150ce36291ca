import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@diwan/ui';
import type { ReactNode } from 'react';
import { mayEdit } from '#crud/resource/may-edit.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { editPath, hasScreen, recordPath } from '#crud/resource/resource-paths.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';

interface OpenRowMenuProps {
  record: AnyRow;
  onEvent: (record: AnyRow, event: string) => void;
  label: string;
  icon: ReactNode;
}

/** The record's screens, and the events of its workflow; a blocked one says why. */
export default function OpenRowMenu({ record, onEvent, label, icon }: OpenRowMenuProps) {
  const { resource, t } = useResource();
  const events = record.availableEvents.filter(
    ({ type, reason }) => resource.events.includes(type) && reason !== 'wrongState',
  );
  return (
    <MenuTrigger defaultOpen>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that had the focus */}
      <IconButton label={label} variant="plain" size="small" icon={icon} autoFocus />
      <Menu aria-label={label} placement="bottom end">
        <MenuSection aria-label={t('view')}>
          {hasScreen(resource.key, 'view') ? (
            <MenuItem href={recordPath(resource.key, record.id)}>{t('view')}</MenuItem>
          ) : null}
          {mayEdit(resource, record) ? <MenuItem href={editPath(resource.key, record.id)}>{t('edit')}</MenuItem> : null}
        </MenuSection>
        {events.length > 0 ? (
          <MenuSection aria-label={t('actions')}>
            {events.map(({ type, isAvailable, reason }) => (
              <MenuItem
                key={type}
                disabledReason={isAvailable ? undefined : refusalText(reason, t)}
                onAction={() => onEvent(record, type)}
              >
                {t(`events.${type}`)}
              </MenuItem>
            ))}
          </MenuSection>
        ) : null}
      </Menu>
    </MenuTrigger>
  );
}
