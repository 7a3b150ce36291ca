import { announce } from '@diwan/ui';
import { useEffect } from 'react';
import { core } from '../messages/core.ts';
import { bar } from './LoadingBar.css.ts';

const longWait = 1_000;

/** A screen is on its way; it shows after a moment and is spoken after a second, so that quick ones stay quiet. */
export function LoadingBar() {
  useEffect(() => {
    const timer = setTimeout(() => announce(core().loading), longWait);
    return () => clearTimeout(timer);
  }, []);
  return <div className={bar} aria-hidden />;
}
