import { useEffect } from 'react';

let started: string | null = null;

/** Remembers that an operation was started in this window: the focus follows to its panel. */
export function markStarted(id: string): void {
  started = id;
}

const patience = 20;

/** Leads the focus into the panel of an operation that was just started; the dialog that had it is gone. */
export function useFocusOnStart(id: string): void {
  useEffect(() => {
    if (started !== id) return;
    started = null;
    let timer: ReturnType<typeof setTimeout>;
    const lead = (left: number) => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-panel]')?.focus();
      else if (left > 0) timer = setTimeout(() => lead(left - 1), 50);
    };
    timer = setTimeout(() => lead(patience));
    return () => clearTimeout(timer);
  }, [id]);
}
