import { type RefObject, useEffect } from 'react';

/** Leads the focus to where one begins to write, once the form is there. */
export function useFirstField(form: RefObject<HTMLFormElement | null>, isThere: boolean, field: 'input' | 'textarea') {
  useEffect(() => {
    if (isThere) form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [form, isThere, field]);
}
