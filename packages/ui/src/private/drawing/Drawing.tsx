import { lazy, Suspense } from 'react';
import { untilLoaded } from '#late/until-loaded.ts';
import { place } from './drawing.css.ts';
import type { DrawingKind } from './drawing-kind.ts';

const loadLines = async () => ({ default: (await import('./Lines.tsx')).Lines });
const Lines = lazy(() => untilLoaded(loadLines));

/** A small drawing above a sentence that says the same. Its place is held until its lines have come. */
export function Drawing({ kind }: { kind: DrawingKind }) {
  return (
    <span aria-hidden className={place}>
      <Suspense fallback={null}>
        <Lines kind={kind} />
      </Suspense>
    </span>
  );
}
