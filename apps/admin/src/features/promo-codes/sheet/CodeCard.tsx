import type { PromoCodeRow } from '@diwan/api-contract/resources/promo-codes';
import { createFormat, QrCode } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import { benefitText } from '../terms/benefit.ts';
import * as styles from './Sheet.css.ts';

/** One code as it is handed out: what it is called, what it gives, until when, to be read by eyes and by a camera. */
export function CodeCard({ code: row }: { code: PromoCodeRow }) {
  const { t } = useTranslation('promoCodes');
  const language = currentLanguage();
  const format = createFormat(language);
  const { code, name, endsAt } = row;
  return (
    <li className={styles.card}>
      <QrCode text={code} label={t('sheet.qr', { code })} />
      <div className={styles.words}>
        <strong dir="auto">{localizedLabel(name, language)}</strong>
        <span>{benefitText(row, { t: t as unknown as CellContext['t'], format })}</span>
        <bdi className={styles.code}>{code}</bdi>
        {endsAt ? <span className={styles.until}>{t('sheet.until', { day: format.date(endsAt) })}</span> : null}
      </div>
    </li>
  );
}
