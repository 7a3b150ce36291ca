import { announce, Button, createFormat, IconButton, Text } from '@diwan/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import type { AnswerProps } from './answer-props.ts';
import * as styles from './Question.css.ts';

/** Options that are put in order by buttons, or by the arrow keys on them. */
export function OrderAnswer({ question: { options }, given, language, onAnswer }: AnswerProps) {
  const { t } = useTranslation('examSitting');
  const label = useId();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);
  const order = given?.options?.length === options.length ? given.options : options.map(({ id }) => id);
  const format = createFormat(currentLanguage());
  const nameOf = (id: string) => localizedLabel(options.find((each) => each.id === id)!.text, language);

  // What moves to another place of the document loses the focus.
  useEffect(() => {
    const button = moved.current && list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`);
    if (button && !button.contains(document.activeElement)) button.querySelector('button')?.focus();
    moved.current = null;
  });

  function move(id: string, step: 1 | -1, key = step) {
    const place = order.indexOf(id);
    const next = place + step;
    if (next < 0 || next >= order.length) return;
    moved.current = `${id} ${key}`;
    const others = order.filter((each) => each !== id);
    onAnswer({ options: others.toSpliced(next, 0, id) });
    const values = { option: nameOf(id), place: format.number(next + 1), of: format.number(order.length) };
    announce(t('answer.moved', values), 'assertive');
  }
  const button = (id: string, step: 1 | -1) => (
    <span data-move={`${id} ${step}`}>
      <IconButton
        icon={step === 1 ? <ArrowDown /> : <ArrowUp />}
        label={t(step === 1 ? 'answer.moveDown' : 'answer.moveUp', { option: nameOf(id) })}
        onPress={() => move(id, step)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') move(id, -1, step);
          if (key === 'ArrowDown') move(id, 1, step);
        }}
      />
    </span>
  );
  return (
    <div className={styles.ordering}>
      <Text id={label}>{t('answer.order')}</Text>
      <ol ref={list} className={styles.order} aria-labelledby={label}>
        {order.map((id, index) => (
          <li key={id} className={styles.ordered}>
            <span className={styles.place}>{format.number(index + 1)}</span>
            <span className={styles.option}>{nameOf(id)}</span>
            {button(id, -1)}
            {button(id, 1)}
          </li>
        ))}
      </ol>
      {given?.options?.length ? null : (
        <Button onPress={() => onAnswer({ options: order })}>{t('answer.isThisOrder')}</Button>
      )}
    </div>
  );
}
