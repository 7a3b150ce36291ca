import { createContext, use } from 'react';
import type { DemoBackend } from '../mocks/demo-backend.ts';

export const DemoContext = createContext<DemoBackend | null>(null);

/** What answers the demo's requests in this browser, in whatever stands in a `DemoScreen`. */
export function useDemo(): DemoBackend {
  const backend = use(DemoContext);
  if (!backend) throw new Error('useDemo needs a DemoScreen above it');
  return backend;
}
