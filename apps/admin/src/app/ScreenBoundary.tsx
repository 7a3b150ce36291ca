import type { ReactNode } from 'react';
import { Boundary } from '#crud/feedback/boundary/Boundary.tsx';
import { FailureNotice } from '../features/pages/FailureNotice.tsx';

/** Keeps an unforeseen failure of one screen from taking the rest with it. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary renderFailure={(retry) => <FailureNotice onRetry={retry} />}>{children}</Boundary>;
}
