import { useState } from 'react';
import type { Values } from '../event-payload.ts';
import { keepTyped, typedAnswer } from './typed-answers.ts';

/** What the question of an event about a record, or about a selection, is answered with; begins with what was typed into it last and neither sent nor taken back. */
export function useTypedAnswer(
  about: string,
  event: string,
  fields: Readonly<Record<string, unknown>>,
  first: () => Values,
): [values: Values, change: (values: Values) => void] {
  const [values, setValues] = useState<Values>(() => ({ ...first(), ...typedAnswer(about, event, fields) }));
  const change = (next: Values) => {
    setValues(next);
    keepTyped(about, event, next);
  };
  return [values, change];
}
