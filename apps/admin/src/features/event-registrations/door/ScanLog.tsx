import type { Scan, SettledScan } from '@diwan/machines/check-in/check-in.types';
import { Bidi, createFormat, Heading, StatusChip, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Door.css.ts';
import { useScanText } from './scan-text.ts';

interface ScanLogProps {
  waiting: readonly Scan[];
  settled: readonly SettledScan[];
}

/** Every ticket that was shown on this device, the last one first, and what became of it. */
export function ScanLog({ waiting, settled }: ScanLogProps) {
  const { t } = useTranslation('eventRegistrations');
  const textOf = useScanText();
  if (waiting.length + settled.length === 0) return null;
  const format = createFormat(currentLanguage());
  const entries = [
    ...[...waiting].reverse().map((scan) => ({
      scan,
      tone: 'info' as const,
      title: t('checkIn.waiting.title'),
      text: t('checkIn.waiting.one'),
    })),
    ...settled.map((each) => ({ scan: each.scan, ...textOf(each) })),
  ];
  return (
    <section aria-labelledby="scans">
      <Heading level={2} id="scans">
        {t('checkIn.log')}
      </Heading>
      <ul className={styles.log}>
        {entries.map(({ scan: { id, ticket, scannedAt }, tone, title, text }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.named}>
              <StatusChip tone={tone}>{title}</StatusChip>
              <Bidi>{ticket}</Bidi>
              <Text as="span" tone="muted" size="small">
                {format.dateTime(scannedAt)}
              </Text>
            </span>
            <Text size="small">{text}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
