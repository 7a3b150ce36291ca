import { QrCode, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './CodeForm.tsx';
import * as styles from './Factors.css.ts';

interface NewAppProps {
  made: { secret: string; uri: string };
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret of a new app, to be read by its camera or typed, and the first code of it. */
export function NewApp({ made, onDone, onCancel }: NewAppProps) {
  const { t } = useTranslation('profile');
  return (
    <Stack gap="md">
      <Text>{t('factors.scan')}</Text>
      <div className={styles.picture}>
        <QrCode text={made.uri} label={t('factors.qr')} />
        <Stack gap="xs">
          <Text tone="muted">{t('factors.typeSecret')}</Text>
          <code className={styles.secret}>{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </Stack>
      </div>
      <CodeForm use="confirm" onDone={onDone} onCancel={onCancel} />
    </Stack>
  );
}
