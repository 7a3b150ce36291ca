import { LeaveDialog } from './LeaveDialog.tsx';
import { MenuDrawer, type MenuDrawerProps } from './MenuDrawer.tsx';
import { SessionDialog } from './SessionDialog.tsx';
import { ShortcutsDialog, type ShortcutsDialogProps } from './ShortcutsDialog.tsx';

export interface OverlaysProps {
  menu: MenuDrawerProps;
  help: ShortcutsDialogProps;
}

/** What lies above the page when it is called for; it loads after the screen. */
export default function Overlays({ menu, help }: OverlaysProps) {
  return (
    <>
      <MenuDrawer {...menu} />
      <ShortcutsDialog {...help} />
      <LeaveDialog />
      <SessionDialog />
    </>
  );
}
