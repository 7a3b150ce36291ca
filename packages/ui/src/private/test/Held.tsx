import { type ReactNode, useState } from 'react';
import { InEnglish } from './InEnglish.tsx';

interface HeldProps<Value> {
  initial: Value;
  /** Hears every change, as a field's caller does. */
  onChange?: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}

/** Holds a value for the test of a field. */
export function Held<Value>({ initial, onChange, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  const change = (next: Value) => {
    onChange?.(next);
    setValue(next);
  };
  return <InEnglish>{children(value, change)}</InEnglish>;
}
