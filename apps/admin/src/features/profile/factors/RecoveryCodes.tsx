import { Banner, Button, Inline, Stack, Text, toasts } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import * as styles from './Factors.css.ts';

/** The codes for whoever has lost the app, shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('profile');
  useUnsavedChanges(true);
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toasts.show({ tone: 'positive', title: t('factors.codesCopied') });
    } catch {
      toasts.show({ tone: 'critical', title: t('factors.copyFailed') });
    }
  }
  return (
    <Stack gap="md">
      <Banner tone="attention">{t('factors.codesOnce')}</Banner>
      <ul className={styles.codes} aria-label={t('factors.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Text tone="muted">{t('factors.codesHelp')}</Text>
      <Inline gap="sm">
        <Button onPress={() => void copy()}>{t('factors.copyCodes')}</Button>
        <Button variant="primary" onPress={onClose}>
          {t('factors.codesKept')}
        </Button>
      </Inline>
    </Stack>
  );
}
