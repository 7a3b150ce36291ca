import type { SettledScan } from '@diwan/machines/check-in/check-in.types';
import type { Tone } from '@diwan/ui';
import { createFormat } from '@diwan/ui';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';

/** What a scan means for whoever stands at the door: in short, in a sentence, and how it looks. */
export interface ScanText {
  tone: Tone;
  title: string;
  text: string;
}

const tones: Record<NonNullable<SettledScan['answer']>['outcome'], Tone> = {
  checkedIn: 'positive',
  alreadyCheckedIn: 'attention',
  waitlisted: 'attention',
  eventNotOn: 'attention',
  doorsClosed: 'attention',
  cancelled: 'critical',
  otherEvent: 'critical',
  unknownTicket: 'critical',
};

function textOf({ scan: { ticket }, answer }: SettledScan, t: TFunction<'eventRegistrations'>): ScanText {
  if (!answer)
    return { tone: 'critical', title: t('checkIn.failed.title'), text: t('checkIn.failed.text', { ticket }) };
  const language = currentLanguage();
  const { outcome, person, event, checkedInAt, checkedInBy } = answer;
  const values = {
    ticket,
    name: person ? localizedLabel(person, language) : '',
    event: event ? localizedLabel(event.label, language) : '',
    when: checkedInAt ? createFormat(language).dateTime(checkedInAt) : '',
    who: checkedInBy ?? '',
  };
  return {
    tone: tones[outcome],
    title: t(`checkIn.outcomes.${outcome}.title`),
    text: t(`checkIn.outcomes.${outcome}.text`, values),
  };
}

/** The words of what became of scans. */
export function useScanText(): (settled: SettledScan) => ScanText {
  const { t } = useTranslation('eventRegistrations');
  return useCallback((settled) => textOf(settled, t), [t]);
}
