import { Page } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useCrumbs } from '../navigation/screens/use-crumbs.ts';
import { ClosedDemo } from './entry/ClosedDemo.tsx';
import { OpenDemo } from './entry/OpenDemo.tsx';
import { StartingDemo } from './entry/StartingDemo.tsx';
import { useDemoEntry } from './entry/use-demo-entry.ts';

export interface DemoScreenProps {
  title: string;
  children: ReactNode;
}

/** A page of the demo: its own requests are answered in this browser for as long as it is open. */
export function DemoScreen({ title, children }: DemoScreenProps) {
  const crumbs = useCrumbs();
  const { entry, retry } = useDemoEntry();
  return (
    <Page title={title} breadcrumbs={crumbs}>
      {entry.status === 'starting' && <StartingDemo />}
      {entry.status === 'closed' && <ClosedDemo obstacle={entry.obstacle} onRetry={retry} />}
      {entry.status === 'open' && <OpenDemo backend={entry.backend}>{children}</OpenDemo>}
    </Page>
  );
}
