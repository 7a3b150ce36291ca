import { hasLeft } from '@diwan/machines/session/session.selectors';
import { createElement, useLayoutEffect, useSyncExternalStore } from 'react';
import { useSelector } from '#actors/use-selector.ts';
import { noteDrawn } from '#navigation/arrive.ts';
import { useKept, useMatch, usePath, useScreenFailure } from '#navigation/navigation-context.tsx';
import { shell } from '../routes/routes.tsx';
import type { Actors } from '../start/actors.types.ts';
import { ScreenAt } from './ScreenAt.tsx';
import { SigningOut } from './SigningOut.tsx';

/** The screen of the address, and behind it the list that it was opened from; none from the moment that somebody signs out. */
export function Outlet({ actors }: { actors: Actors }) {
  const path = usePath();
  const match = useMatch();
  const kept = useKept();
  const { failure } = useScreenFailure();
  const isGone = useSelector(actors.session, hasLeft);
  useLayoutEffect(() => noteDrawn(path), [path]);
  // Not `lazy`: React draws what it waited for in slices, and may throw a first drawing away.
  const Shell = useSyncExternalStore(shell.subscribe, shell.read);
  if (!match) return null;
  const isKept = match.rests === true;
  const standing = <ScreenAt actors={actors} hasFailed={failure !== null} />;
  if (match.layout === 'blank') return standing;
  if (isGone) return <SigningOut />;
  if (!Shell) return failure ? standing : null;
  const behind = kept && {
    at: kept,
    isResting: !isKept,
    children: <ScreenAt actors={actors} hasFailed={isKept && failure !== null} />,
  };
  return createElement(Shell, { actors, kept: behind }, isKept ? null : standing);
}
