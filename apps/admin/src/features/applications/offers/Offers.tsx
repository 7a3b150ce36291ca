import type { Application } from '@diwan/api-contract/resources/applications';
import type { Offer } from '@diwan/api-contract/resources/offer';
import { Button, EmptyState, Heading, Inline, KeyValueList, Stack, StatusChip } from '@diwan/ui';
import { useState } from 'react';
import { cells } from '#crud/resource/cells/cells.tsx';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { Decision } from '#crud/workflow/Decision.tsx';

interface OffersProps {
  application: Application;
  onDecided: () => void;
}

const events = [
  'application.draftOffer',
  'application.sendOffer',
  'application.acceptOffer',
  'application.declineOffer',
  'application.withdrawOffer',
];

/** What a candidate was offered, version by version, and what can be done with it now. */
export default function Offers({ application, onDecided }: OffersProps) {
  const { t } = useResource();
  const [event, setEvent] = useState<string | null>(null);
  const { offers, availableEvents } = application;
  const possible = events.filter((type) => availableEvents.some((each) => each.type === type && each.isAvailable));
  return (
    <Stack gap="md">
      {possible.length > 0 ? (
        <Inline gap="xs">
          {possible.map((type) => (
            <Button key={type} onPress={() => setEvent(type)}>
              {t(`events.${type}`)}
            </Button>
          ))}
        </Inline>
      ) : null}
      {offers.length === 0 ? (
        <EmptyState drawing="nothing" title={t('offers.none')} description={t('offers.noneText')} />
      ) : (
        offers.toReversed().map((offer) => <Version key={offer.version} offer={offer} />)
      )}
      {event ? (
        <Decision
          record={application as unknown as AnyRecord}
          event={event}
          onDecided={onDecided}
          onClose={() => setEvent(null)}
        />
      ) : null}
    </Stack>
  );
}

function Version({ offer }: { offer: Offer }) {
  const context = useResource();
  const { t, format } = context;
  const { version, state, salary, allowances, startDate, probationDays, contractType, expiresAt, by, at } = offer;
  const title = t('offers.version', { number: format.number(version) });
  const items = [
    { id: 'salary', name: t('ask.salary'), value: cells.money(salary, context) },
    { id: 'allowances', name: t('ask.allowances'), value: cells.money(allowances, context) },
    { id: 'startDate', name: t('ask.startDate'), value: format.date(startDate) },
    { id: 'probation', name: t('ask.probationDays'), value: format.number(probationDays) },
    { id: 'contract', name: t('ask.contractType'), value: t(`choices.contractType.${contractType}`) },
    { id: 'expires', name: t('ask.expiresAt'), value: format.dateTime(expiresAt) },
    { id: 'by', name: t('offers.by'), value: <bdi>{by.name}</bdi> },
    { id: 'at', name: t('offers.at'), value: format.dateTime(at) },
  ];
  return (
    <section aria-label={title}>
      <Stack gap="xs">
        <Inline gap="sm" align="center">
          <Heading level={3}>{title}</Heading>
          <StatusChip tone={toneOf(state)}>
            {state === 'replaced' ? t('offers.replaced') : t(`choices.offerState.${state}`)}
          </StatusChip>
        </Inline>
        <KeyValueList items={items} />
      </Stack>
    </section>
  );
}
