import { ErrorState, LinkButton, Page } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useMatch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { Door } from './Door.tsx';

/** The door of an event: tickets are shown, by camera or by code, with or without a network. */
export default function DoorScreen() {
  const { t } = useTranslation(['eventRegistrations', 'screens', 'events']);
  const id = useMatch()?.params.id ?? '';
  const query = queryOf(client.events.view, { params: { id } });
  const { value: event, problem, refresh } = useQuery(query);
  const name = event ? localizedLabel(event.title, currentLanguage()) : t('screens:checkIn');
  const crumbs = useCrumbs([
    { label: t('events:title'), href: '/events/list' },
    ...(event ? [{ label: name, href: recordPath('events', id) }] : []),
  ]);
  return (
    <Page
      title={t('screens:checkIn')}
      breadcrumbs={crumbs}
      width="reading"
      actions={
        event ? (
          <LinkButton href={recordPath('events', id)}>{t('eventRegistrations:checkIn.toEvent')}</LinkButton>
        ) : null
      }
    >
      {problem?.status === 404 ? (
        <ErrorState drawing="gone" title={t('eventRegistrations:checkIn.noEvent')} />
      ) : (
        <Door key={id} id={id} event={event} query={query} onChangedElsewhere={refresh} />
      )}
    </Page>
  );
}
