import { useState } from 'react';
import { forgetTyped, keepTyped, typedAnswer } from './typed-answers.ts';

/** What the question of an event about a record, or about a selection, is answered with; begins with what was typed into it last and neither sent nor taken back: then it is to be forgotten. */
export function useTypedAnswer<V extends object>(
  about: string,
  event: string,
  fields: object,
  first: () => V,
): [values: V, change: (values: V) => void, forget: () => void] {
  const [values, setValues] = useState<V>(() => ({ ...first(), ...typedAnswer(about, event, fields) }));
  const change = (next: V) => {
    setValues(next);
    keepTyped(about, event, next);
  };
  return [values, change, () => forgetTyped(about, event)];
}
