import { untilLoaded } from '@diwan/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { whenCalm } from '#navigation/screens/after-screen.ts';
import { useLeaving } from '#navigation/use-leaving.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { useSession } from '#session/session-context.tsx';
import { usePaletteKey } from '../Palette/use-palette-key.ts';
import type { OverlaysProps } from './Overlays.tsx';

type Called = 'menu' | 'help' | 'palette';

/** What lies above the page: which of it is called for, and whether its code has to be there by now. */
export function useOverlays(fetchAhead: () => Promise<unknown>) {
  const [called, setCalled] = useState<Called | null>(null);
  const [isCalm, setIsCalm] = useState(false);
  const { isAsking } = useLeaving();
  const { hasLapsed } = useSession();
  const closeMenu = useCallback(() => setCalled((now) => (now === 'menu' ? null : now)), []);
  const callers = useMemo(() => {
    const callFor = (which: Called) => () => setCalled(which);
    return { onMenu: callFor('menu'), onHelp: callFor('help'), onSearch: callFor('palette') };
  }, []);
  useShortcuts({ '?': callers.onHelp });
  usePaletteKey(callers.onSearch);
  useEffect(() => {
    let isGone = false;
    void untilLoaded(() => whenCalm(fetchAhead)).then(() => {
      if (!isGone) setIsCalm(true);
    });
    return () => {
      isGone = true;
    };
  }, [fetchAhead]);
  const change = (which: Called) => (isOpen: boolean) => setCalled(isOpen ? which : null);
  const overlays: OverlaysProps = {
    menu: { isOpen: called === 'menu', onClose: closeMenu },
    help: { isOpen: called === 'help', onOpenChange: change('help') },
    palette: { isOpen: called === 'palette', onOpenChange: change('palette') },
  };
  return { ...callers, overlays, areNeeded: isCalm || called !== null || isAsking || hasLapsed };
}
