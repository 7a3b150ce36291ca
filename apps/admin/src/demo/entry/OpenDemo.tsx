import { Fragment, type ReactNode, useState } from 'react';
import type { DemoBackend } from '#mocks/demo-backend.ts';
import { DemoBar } from '../bar/DemoBar.tsx';
import { DemoContext } from '../demo-context.ts';

/** The demo's toolbar, and an app that begins again whenever the demo is reset. */
export function OpenDemo({ backend, children }: { backend: DemoBackend; children: ReactNode }) {
  const [resets, setResets] = useState(0);
  return (
    <DemoContext value={backend}>
      <DemoBar onReset={() => setResets(resets + 1)} />
      <Fragment key={resets}>{children}</Fragment>
    </DemoContext>
  );
}
