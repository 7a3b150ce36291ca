import type { Selection } from '@diwan/machines/list/list.types';
import { Button, IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@diwan/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyNow } from '../feedback/lazy.ts';
import { hasVerb } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRow } from '../resource/resource-types.ts';
import { useBulkDownload } from './download/use-bulk-download.ts';
import { possibleFirst } from './possible-first.ts';
import { wireSelection } from './wire-selection.ts';

const BulkDialog = lazyNow(['mails'], () => import('./BulkDialog.tsx'));

interface BulkActionsProps {
  selection: Selection;
  /** What the list asks the server, without order and page; says which records `all` means. */
  query: Readonly<Record<string, string>>;
  /** What is on the page when the selection begins. */
  rows: readonly AnyRow[];
  /** A bulk operation was started; its address is `?bulk=<id>`. */
  onStarted: (id: string) => void;
}

const maxButtons = 2;

/** The bulk actions of the resource on what is selected: two that are possible here as buttons, the rest in a menu. */
export function BulkActions({ selection, query, rows, onStarted }: BulkActionsProps) {
  const { resource, t } = useResource();
  const [type, setType] = useState<string | null>(null);
  // Settled once: a button that goes while somebody reaches for it leaves another one under the hand.
  const [events] = useState(() =>
    hasVerb(resource.key, 'send') ? possibleFirst(resource.bulkEvents ?? resource.events, rows) : [],
  );
  const menu = events.slice(maxButtons);
  const { start } = useBulkDownload(wireSelection(selection, query));
  const downloads = [resource.bulkDownload ?? [], resource.moreDownloads ?? []].flat();
  const canRemove = hasVerb(resource.key, 'remove');
  return (
    <>
      {events.slice(0, maxButtons).map((event) => (
        <Button
          key={event}
          size="small"
          variant={resource.mainEvents.includes(event) ? 'primary' : 'quiet'}
          onPress={() => setType(event)}
        >
          {t(`events.${event}`)}
        </Button>
      ))}
      {menu.length > 0 || canRemove || downloads.length > 0 ? (
        <MenuTrigger>
          <IconButton label={t('bulk:more')} variant="quiet" size="small" icon={<Ellipsis />} />
          <Menu aria-label={t('bulk:more')} placement="bottom end">
            {menu.length > 0 ? (
              <MenuSection aria-label={t('actions')}>
                {menu.map((event) => (
                  <MenuItem key={event} onAction={() => setType(event)}>
                    {t(`events.${event}`)}
                  </MenuItem>
                ))}
              </MenuSection>
            ) : null}
            {downloads.length > 0 ? (
              <MenuSection aria-label={t('bulk:download')}>
                {downloads.flatMap((download) =>
                  (download.variants ?? [null]).map((variant) => (
                    <MenuItem key={`${download.key} ${variant}`} onAction={() => start(download, variant ?? undefined)}>
                      {t(`bulkDownload.${download.key}.${variant ? `variants.${variant}` : 'action'}`)}
                    </MenuItem>
                  )),
                )}
              </MenuSection>
            ) : null}
            {canRemove ? (
              <MenuSection aria-label={t('remove')}>
                <MenuItem tone="critical" onAction={() => setType('record.remove')}>
                  {t('remove')}
                </MenuItem>
              </MenuSection>
            ) : null}
          </Menu>
        </MenuTrigger>
      ) : null}
      {type ? (
        <Suspense fallback={null}>
          <BulkDialog
            key={type}
            type={type}
            selection={selection}
            query={query}
            onStarted={onStarted}
            onClose={() => setType(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
