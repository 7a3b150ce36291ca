import { Suspense, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyNow(['palette'], () => import('./Palette.tsx'));

/** The palette comes when it is first called for. */
export function PaletteGate({ isOpen, onOpenChange }: PaletteProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Palette isOpen={isOpen} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
