import { untilLoaded } from '@diwan/ui';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageNamespace } from '#messages/messages.ts';
import { afterScreen, whenCalm } from '#navigation/screens/after-screen.ts';
import { fetchPart, type LoadPart } from '../lazy.ts';
import * as styles from './late-controls.css.ts';
import { loadAskedFor } from './load-asked-for.ts';

interface LateProps {
  /** Something is set that only the controls can show: they come right after the screen. */
  isUrgent?: boolean;
}

const untilReleased = 100;

/**
 * Menus and panels that are fetched, code and texts, when it has grown calm; until then plain buttons of the same names stand in
 * their place. Who presses one of those gets the controls at once, and the press is repeated on the button of that name.
 */
export function lateControls<Props extends object>(
  texts: readonly MessageNamespace[],
  load: LoadPart<Props>,
  StandIn: ComponentType<Props>,
) {
  let Controls: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const fetchOnce = () => {
    coming ??= fetchPart(texts, load).then(
      (part) => {
        Controls = part.default;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };

  let calm: Promise<void> | undefined;
  /** Waited for once by all who come and go meanwhile. */
  const fetchCalmly = () => {
    calm ??= untilLoaded(() => whenCalm(fetchOnce)).finally(() => {
      calm = undefined;
    });
    return calm;
  };

  return function LateControls(props: Props & LateProps) {
    const { isUrgent = false } = props;
    const place = useRef<HTMLDivElement>(null);
    const reached = useRef({ name: '', isPressed: false });
    const [areThere, setAreThere] = useState(Controls !== undefined);

    useEffect(() => {
      const here = place.current;
      if (!here || areThere) return;
      let isGone = false;
      let pressed = '';
      const show = () => {
        if (isGone) return;
        // A button that goes while it is held down is never pressed.
        if (here.querySelector(':active')) setTimeout(show, untilReleased);
        else {
          reached.current = { name: pressed || nameOf(here.querySelector(':focus')), isPressed: pressed !== '' };
          setAreThere(true);
        }
      };
      const onClick = ({ target }: MouseEvent) => {
        pressed = nameOf(target);
        void loadAskedFor(fetchOnce).then(show);
      };
      here.addEventListener('click', onClick);
      void (isUrgent ? untilLoaded(() => afterScreen(fetchOnce)) : fetchCalmly()).then(show);
      return () => {
        isGone = true;
        here.removeEventListener('click', onClick);
      };
    }, [areThere, isUrgent]);
    // At once: whoever is on their way by Tab goes on from here.
    useLayoutEffect(() => {
      if (areThere && place.current) reachedIn(place.current, reached.current)?.focus();
    }, [areThere]);
    useEffect(() => {
      if (areThere && place.current && reached.current.isPressed) reachedIn(place.current, reached.current)?.click();
    }, [areThere]);

    return (
      <div ref={place} className={styles.place}>
        {areThere && Controls ? <Controls {...props} /> : <StandIn {...props} />}
      </div>
    );
  };
}

/** The name of the button that this is, or is in. */
function nameOf(target: EventTarget | null): string {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.getAttribute('aria-label') ?? button?.textContent ?? '';
}

/** A button may say what is set behind its name, as a filter that is on does. */
function reachedIn(place: Element, { name }: { name: string }): HTMLButtonElement | undefined {
  if (name === '') return undefined;
  const buttons = [...place.querySelectorAll('button')];
  return buttons.find((each) => nameOf(each) === name) ?? buttons.find((each) => nameOf(each).startsWith(name));
}
