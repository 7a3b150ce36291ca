import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { mailOutcomes } from '@diwan/api-contract/values/records/mail';
import { Stack, Text } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../Bulk.css.ts';
import { mailText } from './mail-outcomes.ts';

/** How far the mails of an operation have come, and how many were called back of those that had not left. */
export function Mailing({ mails }: { mails: NonNullable<BulkOperation['mails']> }) {
  const { t, format } = useResource();
  const { recalled, sent, sending, uncertain, waiting } = mails;
  const gone = sent + sending + uncertain;
  const verdict = { recalled: format.number(recalled), gone: format.number(gone) };
  return (
    <Stack gap="xs">
      <Text weight="medium">{t('bulk:mailing.title')}</Text>
      <ul className={styles.reasons}>
        {mailOutcomes
          .filter((outcome) => mails[outcome] > 0)
          .map((outcome) => (
            <li key={outcome} className={styles.reason}>
              <span className={styles.figure}>{format.number(mails[outcome])}</span>
              <span>{mailText(outcome, t)}</span>
            </li>
          ))}
      </ul>
      {recalled > 0 ? (
        <Text>{t(gone > 0 ? 'bulk:mailing.recalled' : 'bulk:mailing.allRecalled', verdict)}</Text>
      ) : waiting > 0 ? (
        <Text tone="muted">{t('bulk:mailing.window')}</Text>
      ) : null}
    </Stack>
  );
}
