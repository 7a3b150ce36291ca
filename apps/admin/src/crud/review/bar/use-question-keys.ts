import { type RefObject, useEffect, useRef } from 'react';

interface QuestionKeys {
  /** The number of a reason was pressed, counted from 0. */
  onNumber: (index: number) => void;
  onEnter: () => void;
}

const digit = /^(?:Digit|Numpad)([1-9])$/;

/** The keys of a question: numbers while nothing is written, and Enter, which begins a new line only with Shift. */
export function useQuestionKeys(form: RefObject<HTMLFormElement | null>, keys: QuestionKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = form.current!;
    const press = (event: KeyboardEvent) => {
      const { target, code, key, shiftKey, isComposing } = event;
      const isText = target instanceof HTMLInputElement && target.type === 'text';
      const isWriting = target instanceof HTMLTextAreaElement || isText;
      // There Enter takes what the list offers.
      if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return;
      const number = digit.exec(code)?.[1];
      const sends = key === 'Enter' && !shiftKey && !isComposing && (isWriting || target instanceof HTMLInputElement);
      if (number && !isWriting) latest.current.onNumber(Number(number) - 1);
      else if (sends) latest.current.onEnter();
      else return;
      event.preventDefault();
    };
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [form]);
}
