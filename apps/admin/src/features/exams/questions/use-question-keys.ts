import { toLatinDigits } from '@diwan/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { AnswerProps } from './answer-props.ts';

const typing = 'input:not([type="radio"], [type="checkbox"]), textarea';
const chosen = 'input[type="radio"], input[type="checkbox"], [data-move$="-1"] button';
const acting = 'button, a, textarea';

/** A number chooses the option that has it, and Enter goes on; not while something is typed. */
export function useQuestionKeys(card: RefObject<HTMLElement | null>, answer: AnswerProps, onNext?: () => void): void {
  const latest = useRef({ answer, onNext });
  useEffect(() => {
    latest.current = { answer, onNext };
  });
  useEffect(() => {
    const element = card.current;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.isComposing || !(event.target instanceof Element)) return;
      const { answer: now, onNext: next } = latest.current;
      const number = Number(toLatinDigits(event.key));
      if (event.key === 'Enter' && next && (event.ctrlKey || !event.target.closest(acting))) next();
      else if (number >= 1 && !event.ctrlKey && !event.target.closest(typing)) choose(number - 1, now, card.current);
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [card]);
}

function choose(index: number, { question, given, onAnswer }: AnswerProps, card: HTMLElement | null): void {
  const { type, options } = question;
  card?.querySelectorAll<HTMLElement>(chosen)[index]?.focus();
  if (type === 'true_false') {
    if (index < 2) onAnswer({ isTrue: index === 0 });
    return;
  }
  const option = options[index];
  if (!option) return;
  if (type === 'single') onAnswer({ options: [option.id] });
  if (type === 'multiple') {
    const ids = new Set(given?.options);
    if (!ids.delete(option.id)) ids.add(option.id);
    onAnswer({ options: options.flatMap(({ id }) => (ids.has(id) ? [id] : [])) });
  }
}
