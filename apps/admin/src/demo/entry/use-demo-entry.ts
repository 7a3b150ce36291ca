import { useEffect, useState } from 'react';
import { currentLanguage } from '#messages/language.ts';
import type { DemoBackend } from '#mocks/demo-backend.ts';
import { type DemoObstacle, DemoRefused } from '#mocks/demo-refused.ts';
import { enterDemo } from '#mocks/enter-demo.ts';

export type DemoEntry =
  | { status: 'starting' }
  | { status: 'open'; backend: DemoBackend }
  | { status: 'closed'; obstacle: DemoObstacle | 'failed' };

const starting: DemoEntry = { status: 'starting' };

/** Enters the demo for as long as the component is there, and the page. */
export function useDemoEntry(): { entry: DemoEntry; retry: () => void } {
  const [entry, setEntry] = useState<DemoEntry>(starting);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const entering = enterDemo();
    const left = new AbortController();
    entering.then(
      ({ backend }) => {
        Object.assign(backend.settings, { language: currentLanguage() });
        if (!left.signal.aborted) setEntry({ status: 'open', backend });
      },
      (error: unknown) => {
        const obstacle = error instanceof DemoRefused ? error.obstacle : 'failed';
        if (!left.signal.aborted) setEntry({ status: 'closed', obstacle });
      },
    );
    const leave = () => {
      if (left.signal.aborted) return;
      left.abort();
      entering.then(
        (demo) => demo.leave(),
        () => {},
      );
    };
    addEventListener('pagehide', leave, { signal: left.signal });
    return leave;
  }, [attempt]);
  const retry = () => {
    setEntry(starting);
    setAttempt(attempt + 1);
  };
  return { entry, retry };
}
