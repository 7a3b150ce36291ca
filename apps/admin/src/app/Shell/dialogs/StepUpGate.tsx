import { Suspense } from 'react';
import { useSelector } from '#actors/use-selector.ts';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { StepUpActor } from '#session/step-up/step-up-actor.ts';

const StepUpDialog = lazyNow(['stepUp'], () => import('./StepUpDialog.tsx'));

/** Shows the question while a call waits for its answer. */
export function StepUpGate({ actor }: { actor: StepUpActor }) {
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  return isAsking ? (
    <Suspense fallback={null}>
      <StepUpDialog actor={actor} />
    </Suspense>
  ) : null;
}
