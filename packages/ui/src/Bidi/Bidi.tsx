import type { ReactNode } from 'react';
import { bidi } from './Bidi.css.ts';

export interface BidiProps {
  /** A code, a number, a name: something whose own direction must not turn the sentence around it. */
  children: ReactNode;
}

/** What always reads left to right (e-mail, phone, IBAN, id, URL, file name, number), also inside Arabic; not for prose. */
export function Bidi({ children }: BidiProps) {
  return (
    <bdi dir="ltr" className={bidi}>
      {children}
    </bdi>
  );
}
