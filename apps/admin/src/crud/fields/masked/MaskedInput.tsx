import { Button, TextField } from '@diwan/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FieldInputProps } from '#crud/resource/field.ts';
import { useTranslate } from '#messages/messages.ts';
import { controlProps } from '../control-props.ts';
import { isAsRead } from './as-read.ts';
import * as styles from './masked.css.ts';

const nothing = () => {};

interface MaskedInputProps extends FieldInputProps {
  /** Draws what is written instead. */
  Part: ComponentType<FieldInputProps>;
}

/** A value of which a part is seen: it stays as it is until somebody writes another one, and whoever empties that keeps it. */
export function MaskedInput({ Part, ...props }: MaskedInputProps) {
  const { field, value, onChange } = props;
  const t = useTranslate();
  const [asRead] = useState(value);
  const [isWriting, setWriting] = useState(!isAsRead(field, value));
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (isWriting && wasPressed.current) box.current?.querySelector('input')?.focus();
  }, [isWriting]);

  if (!isWriting && isAsRead(field, value)) {
    const write = () => {
      wasPressed.current = true;
      setWriting(true);
    };
    return (
      <div className={styles.asRead}>
        <TextField {...controlProps(props)} value={value} isReadOnly dir="ltr" onChange={nothing} />
        <Button
          aria-label={t('crud:input.masked.changeOf', { field: props.label })}
          isDisabled={props.isDisabled}
          onPress={write}
        >
          {t('crud:input.masked.change')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={box}>
      <Part
        {...props}
        description={isAsRead(field, asRead) ? t('crud:input.masked.kept', { value: asRead }) : props.description}
        value={isAsRead(field, value) ? null : value}
        onChange={(next) => onChange(!next && isAsRead(field, asRead) ? asRead : next)}
      />
    </div>
  );
}
