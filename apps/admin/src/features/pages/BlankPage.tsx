import { Button, Heading, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { Mark } from '#identity/Mark.tsx';
import { core } from '#messages/core.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import * as styles from './pages.css.ts';

export interface BlankPageProps {
  title: string;
  text: string;
  actions?: ReactNode;
}

/** A page outside the shell, with the way back in. */
export function BlankPage({ title, text, actions }: BlankPageProps) {
  const texts = core();
  const go = useGo();
  return (
    <main className={styles.notice}>
      <Mark size={32} />
      <Heading level={1}>{title}</Heading>
      <Text tone="muted">{text}</Text>
      {actions ?? (
        <Button variant="primary" onPress={() => go('/')}>
          {texts.goHome}
        </Button>
      )}
    </main>
  );
}
