import { LinkButton } from '@diwan/ui';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

/** A registration, with the way to its ticket as a sheet of paper. */
export function RegistrationView() {
  const { t } = useResource();
  return (
    <ViewScreen
      links={({ id }: AnyRecord) => (
        <LinkButton href={`/events/registrations/ticket/${id}`}>{t('ticket.open')}</LinkButton>
      )}
    />
  );
}
