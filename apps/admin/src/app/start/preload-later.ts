import { shell } from '../routes/routes.tsx';
import type { Actors } from './actors.types.ts';

/** Behind the sign-in, screens are there before they are asked for; without that, they come when they are. */
export function preloadLater(actors: Actors): void {
  const stop = shell.subscribe(() => {
    stop();
    import('../routes/preload-screens.ts').then(({ preloadScreens }) => preloadScreens(actors), stop);
  });
}
