import { Button, Switch, Text } from '@diwan/ui';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { useDemo } from '../demo-context.ts';
import * as styles from './DemoBar.css.ts';
import { useMockSettings } from './use-mock-settings.ts';

const ResetDialog = lazyNow([], async () => ({ default: (await import('./ResetDialog.tsx')).ResetDialog }));

/** How long an answer takes that is meant to be slow, in milliseconds. */
const slow = 1_500;

/** Says that all here is for demonstration, and lets the demo be slow, fail or begin again. */
export function DemoBar({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('demo');
  const [settings, change] = useMockSettings(useDemo());
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-label={t('bar')} className={styles.bar}>
      <span className={styles.about}>
        <FlaskConical className={styles.sign} />
        <Text as="span" size="small" tone="muted">
          {t('about')}
        </Text>
      </span>
      <Button size="small" variant="plain" icon={<RotateCcw />} onPress={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <div className={styles.controls}>
        <Switch
          label={t('slow')}
          isSelected={settings.latency > 0}
          onChange={(isSlow) => change({ latency: isSlow ? slow : 0 })}
        />
        <Switch label={t('failing')} isSelected={settings.isFailing} onChange={(isFailing) => change({ isFailing })} />
      </div>
      <Suspense fallback={null}>
        {isAsking ? <ResetDialog isOpen onClose={() => setAsking(false)} onReset={onReset} /> : null}
      </Suspense>
    </section>
  );
}
