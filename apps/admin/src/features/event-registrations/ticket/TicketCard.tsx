import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import type { EventRecord } from '@diwan/api-contract/resources/events';
import { cityName } from '@diwan/api-contract/values/places/cities';
import { Bidi, createFormat, Heading, KeyValueList, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Ticket.css.ts';
import { TicketCode } from './TicketCode.tsx';

interface TicketCardProps {
  registration: EventRegistration;
  event: EventRecord;
}

/** Who comes to what, when and where, with the code that is read at the door. */
export function TicketCard({ registration: { ticket, seeker }, event }: TicketCardProps) {
  const { t } = useTranslation(['eventRegistrations', 'events']);
  const language = currentLanguage();
  const format = createFormat(language);
  const { title, startAt, endAt, cityId, venueName, price } = event;
  const places = [venueName, cityId && cityName(cityId, language)].filter((name) => name !== null);
  const place = new Intl.ListFormat(language, { type: 'unit' }).format(places);
  const facts = [
    { id: 'person', name: t('eventRegistrations:columns.person'), value: localizedLabel(seeker.label, language) },
    { id: 'startAt', name: t('events:fields.startAt'), value: format.dateTime(startAt) },
    { id: 'endAt', name: t('events:fields.endAt'), value: format.dateTime(endAt) },
    ...(place ? [{ id: 'place', name: t('events:columns.place'), value: place }] : []),
    { id: 'price', name: t('events:columns.price'), value: price === null ? t('events:free') : format.money(price) },
  ];
  return (
    <article className={styles.ticket} aria-label={t('eventRegistrations:ticket.one')}>
      <TicketCode ticket={ticket} size="large" />
      <div className={styles.about}>
        <Heading level={2}>
          <span dir="auto">{localizedLabel(title, language)}</span>
        </Heading>
        <KeyValueList items={facts} />
        <span className={styles.code}>
          <Bidi>{ticket}</Bidi>
        </span>
        <Text tone="muted" size="small">
          {t('eventRegistrations:ticket.help')}
        </Text>
      </div>
    </article>
  );
}
