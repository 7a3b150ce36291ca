import { createElement } from 'react';
import { Route } from 'wouter';
import { useSelector } from '#actors/use-selector.ts';
import { useMatch, usePath } from '#navigation/navigation-context.tsx';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { ScreenFailure } from '../ScreenFailure.tsx';
import type { Actors } from '../start/actors.types.ts';

interface ScreenAtProps {
  actors: Actors;
  /** It could not be loaded. */
  hasFailed: boolean;
}

/** The screen of the path around it. */
export function ScreenAt({ actors, hasFailed }: ScreenAtProps) {
  const path = usePath();
  const match = useMatch();
  // Looked for again with each step of navigation, which waits for it.
  const Screen = useSelector(actors.navigation, () => (match ? actors.loader.loaded(match.pattern) : null));
  if (!match) return null;
  const content = hasFailed ? <ScreenFailure /> : Screen ? createElement(Screen, { key: path }) : null;
  return (
    <Route path={match.pattern}>
      <ScreenBoundary key={path}>{content}</ScreenBoundary>
    </Route>
  );
}
