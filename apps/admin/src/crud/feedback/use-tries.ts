import { focusFirstInvalid } from '@diwan/ui';
import { useEffect, useState } from 'react';

/** What is wrong in a dialog is said from the first try on; each try leads to the first field that is wrong. */
export function useTries(): { hasTried: boolean; noteTry: () => void } {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirstInvalid();
  }, [tries]);
  return { hasTried: tries > 0, noteTry: () => setTries((before) => before + 1) };
}
