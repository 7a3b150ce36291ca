import type { PaletteProps } from '../Palette/Palette.tsx';
import { PaletteGate } from '../Palette/PaletteGate.tsx';
import { LeaveDialog } from './dialogs/LeaveDialog.tsx';
import { SessionDialog } from './dialogs/SessionDialog.tsx';
import { ShortcutsDialog, type ShortcutsDialogProps } from './dialogs/ShortcutsDialog.tsx';
import { MenuDrawer, type MenuDrawerProps } from './menu/MenuDrawer.tsx';

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
