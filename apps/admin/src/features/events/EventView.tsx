import { LinkButton } from '@diwan/ui';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

/** States in which people come to the door, or came. */
const withDoor = new Set(['published', 'registration_closed', 'ongoing', 'completed']);

/** An event, with the way to its door. */
export function EventView() {
  const { t } = useResource();
  return (
    <ViewScreen
      links={({ id, state }: AnyRecord) =>
        withDoor.has(state) ? <LinkButton href={`/events/checkIn/${id}`}>{t('checkIn')}</LinkButton> : null
      }
    />
  );
}
