import { ErrorState, RetryButton } from '@diwan/ui';
import type { ReactNode } from 'react';
import { core } from '#messages/core.ts';
import { Boundary } from './Boundary.tsx';

/** A part of a screen: where what the server says `of` it can't be shown, the rest of the screen still works. */
export function PartBoundary({ of, children }: { of: unknown; children: ReactNode }) {
  const { title, text } = core().failure;
  return (
    <Boundary
      of={of}
      renderFailure={(retry) => (
        <ErrorState title={title} description={text} action={<RetryButton onPress={retry} />} />
      )}
    >
      {children}
    </Boundary>
  );
}
