import { Banner, Button, ErrorState, LinkButton, Page, RetryButton, Skeleton } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useMatch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import * as styles from './Ticket.css.ts';
import { TicketCard } from './TicketCard.tsx';

const withoutSeat = new Set(['waitlisted', 'cancelled']);

/** The ticket of a registration as a sheet of paper. */
export default function TicketScreen() {
  const { t } = useTranslation(['eventRegistrations', 'screens']);
  const id = useMatch()?.params.id ?? '';
  const { value, problem, refresh } = useQuery(queryOf(client.eventRegistrations.view, { params: { id } }));
  const about = useQuery(value && queryOf(client.events.view, { params: { id: value.eventId } }));
  const view = recordPath('eventRegistrations', id);
  const name = value ? localizedLabel(value.seeker.label, currentLanguage()) : t('eventRegistrations:ticket.one');
  const crumbs = useCrumbs([
    { label: t('eventRegistrations:title'), href: '/events/registrations' },
    { label: name, href: view },
  ]);
  const failed = problem ?? about.problem;
  const retry = problem ? refresh : about.refresh;
  return (
    <Page
      title={t('screens:ticket')}
      breadcrumbs={crumbs}
      width="form"
      actions={
        <div className={styles.tools}>
          <LinkButton href={view}>{t('eventRegistrations:ticket.toRegistration')}</LinkButton>
          <Button variant="primary" isDisabled={!about.value} onPress={() => window.print()}>
            {t('eventRegistrations:ticket.print')}
          </Button>
        </div>
      }
    >
      {value && withoutSeat.has(value.state) ? (
        <Banner tone="attention" title={t(`eventRegistrations:states.eventRegistration.${value.state}`)}>
          {t('eventRegistrations:ticket.noSeat')}
        </Banner>
      ) : null}
      {value && about.value ? (
        <TicketCard registration={value} event={about.value} />
      ) : failed ? (
        <ErrorState title={t('eventRegistrations:ticket.notLoaded')} action={<RetryButton onPress={retry} />} />
      ) : (
        <Skeleton shape="panel" />
      )}
    </Page>
  );
}
