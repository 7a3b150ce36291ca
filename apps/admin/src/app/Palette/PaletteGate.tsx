import { Suspense, useEffect, useState } from 'react';
import { lazyWhenIdle } from '#crud/feedback/lazy.ts';
import type { PaletteProps } from './Palette.tsx';

const Palette = lazyWhenIdle(['palette'], () => import('./Palette.tsx'));

/** Waits for Ctrl+K; the palette itself comes when it is first called for. */
export function PaletteGate({ isOpen, onOpenChange }: PaletteProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onOpenChange(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onOpenChange]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Palette isOpen={isOpen} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
