import { LinkButton, MenuItem } from '@diwan/ui';
import { useBulkDownload } from '#crud/bulk/download/use-bulk-download.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useMatch } from '#navigation/navigation-context.tsx';

/** States in which people come to the door, or came. */
const withDoor = new Set(['published', 'registration_closed', 'ongoing', 'completed']);

/** An event, with the way to its door and the list of who registered. */
export function EventView() {
  const { t } = useResource();
  const id = useMatch()?.params.uuid ?? '';
  const attendees = useBulkDownload({ kind: 'some', ids: [id] });
  return (
    <ViewScreen
      links={({ id: eventId, state }: AnyRecord) =>
        withDoor.has(state) ? <LinkButton href={`/events/checkIn/${eventId}`}>{t('checkIn')}</LinkButton> : null
      }
      menuItems={() => (
        <MenuItem onAction={() => attendees.start()}>{t('bulkDownload.exportAttendees.action')}</MenuItem>
      )}
    />
  );
}
