import { Heading, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { Gate } from '#identity/Gate.tsx';
import { Logo } from '#identity/Logo.tsx';
import { core } from '#messages/core.ts';
import { currentLanguage } from '#messages/language.ts';
import { changeLanguage } from '#session/preferences/change-language.ts';
import * as styles from './Panel.css.ts';

export interface PanelProps {
  title: string;
  children: ReactNode;
}

/** A single calm panel in the gate, with the product's name and the other language. */
export function Panel({ title, children }: PanelProps) {
  const texts = core();
  const other = currentLanguage() === 'ar' ? 'en' : 'ar';
  return (
    <main className={styles.page}>
      <Gate />
      <div className={styles.panel}>
        <div className={styles.product}>
          <Logo size="large" />
          <Text size="small" tone="muted">
            {texts.productLine}
          </Text>
        </div>
        <Heading level={1} size="title">
          {title}
        </Heading>
        {children}
      </div>
      <button type="button" className={styles.language} lang={other} onClick={() => changeLanguage(other)}>
        {texts.signIn.otherLanguage}
      </button>
    </main>
  );
}
