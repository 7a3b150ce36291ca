import { useState } from 'react';

/** What is chosen here, shown at once: the list that is asked for it says so only when it is drawn again. */
export function useChosen(value: string, onChoose: (value: string) => void): [string, (value: string) => void] {
  const [chosen, setChosen] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setChosen(value);
  }
  return [
    chosen,
    (next) => {
      setChosen(next);
      onChoose(next);
    },
  ];
}
