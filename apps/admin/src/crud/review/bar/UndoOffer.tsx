import { Button, Text } from '@diwan/ui';
import { useLayoutEffect, useRef } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { focusHeading } from '../use-review-focus.ts';
import { KeyHint } from './KeyHint.tsx';

interface UndoOfferProps {
  /** What was decided about which record. */
  text: string;
  onUndo: () => void;
}

/** Takes the last decision back, for as long as that is possible. */
export function UndoOffer({ text, onUndo }: UndoOfferProps) {
  const { t } = useResource();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) focusHeading();
    };
  }, []);
  return (
    <>
      <Text as="span" size="small">
        {text}
      </Text>
      <Button ref={button} size="small" aria-keyshortcuts="Z U" onPress={onUndo}>
        {t('undo.offer')}
        <KeyHint of="z" />
      </Button>
    </>
  );
}
