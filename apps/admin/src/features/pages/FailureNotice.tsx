import { Button, Heading, Text } from '@diwan/ui';
import { core } from '#messages/core.ts';
import * as styles from './pages.css.ts';

export interface FailureNoticeProps {
  title?: string;
  text?: string;
  onRetry: () => void;
}

/** What happened, what is safe, what to do: in place of a screen that couldn't be shown. */
export function FailureNotice({ title, text, onRetry }: FailureNoticeProps) {
  const texts = core();
  return (
    <div role="alert" className={styles.notice}>
      <Heading level={1}>{title ?? texts.failure.title}</Heading>
      <Text tone="muted">{text ?? texts.failure.text}</Text>
      <Button variant="primary" onPress={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
