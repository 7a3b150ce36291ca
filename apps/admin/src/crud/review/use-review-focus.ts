import { announce } from '@diwan/ui';
import { useEffect, useRef } from 'react';

/** The page's heading takes the focus: what had it is gone with the record before. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** Each record begins at its heading, at the top, and is said; the first one is the navigation's to begin. */
export function useReviewFocus(place: string, sentence: string, isAsking: boolean): void {
  const before = useRef({ place, isAsking });
  const said = useRef(sentence);
  useEffect(() => {
    said.current = sentence;
  });
  useEffect(() => {
    const last = before.current;
    before.current = { place, isAsking };
    if (last.place !== place) {
      scrollTo({ top: 0 });
      focusHeading();
      announce(said.current);
    } else if (last.isAsking && !isAsking) {
      focusHeading();
    }
  }, [place, isAsking]);
}
