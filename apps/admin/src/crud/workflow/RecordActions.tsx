import { Button, IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { OpenRecord } from '../query/use-record.ts';
import { refusalText } from '../resource/refusal-text.ts';
import { hasVerb } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { useCommands } from './commands.ts';
import { Decision } from './Decision.tsx';
import { KeptDialog } from './KeptDialog.tsx';
import { splitEvents } from './next-events.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

interface RecordActionsProps {
  record: AnyRow;
  open: Pick<OpenRecord, 'show' | 'remove' | 'problem' | 'isRemoving' | 'dismissProblem'>;
  maxButtons?: number;
  /** Further items of the menu. */
  menuItems?: ReactNode;
}

/** What may happen to a record next: at most two buttons, the rest in a menu; a blocked event says why. */
export function RecordActions({ record, open, maxButtons, menuItems }: RecordActionsProps) {
  const { resource, t, language } = useResource();
  const [event, setEvent] = useState<string | null>(null);
  const [isAskingToRemove, setIsAskingToRemove] = useState(false);
  const { buttons, menu } = splitEvents(resource.events, record.availableEvents, maxButtons);
  const canRemove = hasVerb(resource.key, 'remove');
  const isKept = resource.kept?.removable.includes(record.state) === false;
  const { availableEvents } = record;
  const { events } = resource;
  const title = resource.label(record, language);
  useCommands(
    useMemo(() => {
      const known = availableEvents
        .filter(({ type, reason }) => events.includes(type) && reason !== 'wrongState')
        .map(({ type, isAvailable, reason }) => ({
          id: type,
          label: t(`events.${type}`),
          refusal: isAvailable ? undefined : refusalText(reason, t),
          run: () => setEvent(type),
        }));
      const remove = { id: 'remove', label: t('remove'), run: () => setIsAskingToRemove(true) };
      return { title, commands: canRemove ? [...known, remove] : known };
    }, [availableEvents, canRemove, events, title, t]),
  );

  return (
    <>
      {buttons.map((type) => (
        <Button
          key={type}
          variant={resource.mainEvents.includes(type) ? 'primary' : 'quiet'}
          onPress={() => setEvent(type)}
        >
          {t(`events.${type}`)}
        </Button>
      ))}
      {menu.length > 0 || canRemove || menuItems ? (
        <MenuTrigger>
          <IconButton label={t('actions')} variant="quiet" icon={<Ellipsis />} />
          <Menu aria-label={t('actions')} placement="bottom end">
            {menu.length > 0 ? (
              <MenuSection aria-label={t('actions')}>
                {menu.map(({ type, isAvailable, reason }) => (
                  <MenuItem
                    key={type}
                    disabledReason={isAvailable ? undefined : refusalText(reason, t)}
                    onAction={() => setEvent(type)}
                  >
                    {t(`events.${type}`)}
                  </MenuItem>
                ))}
              </MenuSection>
            ) : null}
            {menuItems}
            {canRemove ? (
              <MenuSection aria-label={t('remove')}>
                <MenuItem tone="critical" onAction={() => setIsAskingToRemove(true)}>
                  {t('remove')}
                </MenuItem>
              </MenuSection>
            ) : null}
          </Menu>
        </MenuTrigger>
      ) : null}
      {event ? <Decision record={record} event={event} onDecided={open.show} onClose={() => setEvent(null)} /> : null}
      {isAskingToRemove && isKept ? (
        <KeptDialog
          record={record}
          onInstead={(instead) => {
            setIsAskingToRemove(false);
            setEvent(instead);
          }}
          onClose={() => setIsAskingToRemove(false)}
        />
      ) : null}
      {isAskingToRemove && !isKept ? (
        <RemoveDialog
          record={record}
          open={open}
          onClose={() => {
            open.dismissProblem();
            setIsAskingToRemove(false);
          }}
        />
      ) : null}
    </>
  );
}
