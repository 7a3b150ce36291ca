import { type ReactNode, useEffect, useRef } from 'react';

/** Gives the focus to the first field in it, or to the one that is chosen: whoever opens a filter wants to write. */
export function FirstField({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = [...(ref.current?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? [])];
    const chosen = fields[0]?.type === 'radio' && fields.find(({ checked }) => checked);
    (chosen || fields[0])?.focus();
  }, []);
  return <div ref={ref}>{children}</div>;
}
