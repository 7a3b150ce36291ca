import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from '../PromoCodes.css.ts';
import { useCopy } from './use-copy.ts';

/** Copies the code of a row. Plain elements, because each row has one. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useTranslation('promoCodes');
  const copy = useCopy();
  const label = t('copy', { code });
  return (
    <button
      type="button"
      className={styles.copy}
      data-code={code}
      aria-label={label}
      title={label}
      onClick={() => copy(code)}
    >
      <Copy aria-hidden size={16} />
    </button>
  );
}
