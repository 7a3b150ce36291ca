import type { PaletteProps } from '../Palette/Palette.tsx';
import { PaletteGate } from '../Palette/PaletteGate.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MenuDrawer, type MenuDrawerProps } from './MenuDrawer.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog.tsx';

export interface OverlaysProps {
  menu: MenuDrawerProps;
  help: ShortcutsDialogProps;
  palette: PaletteProps;
}

/** What lies above the page when it is called for; it loads after the screen. */
export default function Overlays({ menu, help, palette }: OverlaysProps) {
  return (
    <>
      <MenuDrawer {...menu} />
      <ShortcutsDialog {...help} />
      <PaletteGate {...palette} />
      <LeaveDialog />
      <SessionDialog />
    </>
  );
}
