import type { Obstacle } from '@diwan/machines/simulation/choices';
import type { ReactNode } from 'react';
import { refusalText } from './refusal-text.ts';

/** Why an event is not possible now. */
export function obstacleText(obstacle: Obstacle): ReactNode {
  switch (obstacle.kind) {
    case 'unknown':
      return 'No state that is active knows it.';
    case 'guarded':
      return `Held back by ${obstacle.guards.join(', ')}.`;
    case 'broken':
      return obstacle.error;
    case 'refused':
      return <Refusal reason={obstacle.reason} />;
  }
}

/** What a person is told when an event is refused, in both languages. */
export function Refusal({ reason }: { reason: string }) {
  const { en, ar } = refusalText(reason);
  return (
    <>
      {en} ·{' '}
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    </>
  );
}
