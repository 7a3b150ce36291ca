import type { EventRecord } from '@diwan/api-contract/resources/events';
import type { SettledScan } from '@diwan/machines/check-in/check-in.types';
import { announce, Banner, Button, createFormat, Heading, Stack, Stat, Text, TextField } from '@diwan/ui';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import type { Query } from '#api/cache/query.ts';
import { useRecordEvents } from '#crud/query/use-record-events.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import { Camera } from './Camera.tsx';
import * as styles from './Door.css.ts';
import { ScanLog } from './ScanLog.tsx';
import { useScanText } from './scan-text.ts';
import { useCheckIn } from './use-check-in.ts';

interface DoorProps {
  id: string;
  event: EventRecord | null;
  query: Query<EventRecord>;
  /** Somebody else has let people in. */
  onChangedElsewhere: () => void;
}

/** Figures, the code, the camera, and what became of every ticket. */
export function Door({ id, event, query, onChangedElsewhere }: DoorProps) {
  const { t } = useTranslation('eventRegistrations');
  const [code, setCode] = useState('');
  const textOf = useScanText();
  const format = createFormat(currentLanguage());
  const field = useRef<HTMLDivElement>(null);
  const onSettled = useCallback(
    (settled: SettledScan) => {
      const { title, text } = textOf(settled);
      announce(`${title}. ${text}`, 'assertive');
      const known = cache.peek(query);
      if (known && settled.answer)
        cache.give(query, {
          ...known.value,
          attendedCount: settled.answer.attended,
          registeredCount: settled.answer.registered,
        });
    },
    [textOf, query],
  );
  const onWaiting = useCallback(() => announce(t('checkIn.waiting.kept'), 'assertive'), [t]);
  const onRepeated = useCallback(() => announce(t('checkIn.waiting.repeated'), 'assertive'), [t]);
  const { waiting, isUnkept, settled, isUnreachable, take } = useCheckIn(id, { onSettled, onWaiting, onRepeated });
  useRecordEvents('eventRegistrations', {
    onChanged: onChangedElsewhere,
    onAdded: onChangedElsewhere,
    onRemoved: onChangedElsewhere,
    onMissed: onChangedElsewhere,
  });

  function submit(sent: FormEvent) {
    sent.preventDefault();
    const ticket = code.trim();
    if (ticket !== '') take(ticket);
    setCode('');
    field.current?.querySelector('input')?.focus();
  }
  const figure = (count: number | undefined) => (count === undefined ? '—' : format.number(count));
  const last = settled[0];
  const said = last && textOf(last);
  return (
    <Stack gap="lg">
      {event ? (
        <Heading level={2}>
          <span dir="auto">{localizedLabel(event.title, currentLanguage())}</span>
        </Heading>
      ) : null}
      <div className={styles.figures}>
        <Stat label={t('checkIn.attended')} value={figure(event?.attendedCount)} />
        <Stat label={t('checkIn.expected')} value={figure(event?.registeredCount)} />
        <Stat label={t('checkIn.unsent')} value={figure(waiting.length)} />
      </div>
      {isUnreachable ? (
        <Banner tone="attention" title={t('checkIn.offline.title')}>
          {t(isUnkept ? 'checkIn.offline.unkept' : 'checkIn.offline.text')}
        </Banner>
      ) : null}
      {said && waiting.length === 0 ? (
        <section className={styles.result[said.tone]} aria-label={t('checkIn.last')}>
          <strong className={styles.verdict}>{said.title}</strong>
          <Text size="lead">{said.text}</Text>
        </section>
      ) : null}
      <form className={styles.form} aria-label={t('checkIn.byCode')} noValidate onSubmit={submit}>
        <div ref={field}>
          <TextField
            label={t('checkIn.code')}
            isRequired
            description={t('checkIn.codeHelp')}
            value={code}
            onChange={setCode}
            dir="ltr"
            autoComplete="off"
            maxLength={60}
          />
        </div>
        <Button type="submit" variant="primary" size="large" isFullWidth>
          {t('checkIn.letIn')}
        </Button>
      </form>
      <Camera onSeen={take} />
      <ScanLog waiting={waiting} settled={settled} />
    </Stack>
  );
}
