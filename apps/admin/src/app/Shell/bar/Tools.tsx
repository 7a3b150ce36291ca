import { lateControls } from '#crud/feedback/late/late-controls.tsx';
import { useUnread } from './bell/use-unread.ts';
import { MenuButtons } from './MenuButtons.tsx';
import { PaletteButton } from './PaletteButton.tsx';

const Menus = lateControls(['notifications'], () => import('./Menus.tsx'), MenuButtons);

interface ToolsProps {
  onHelp: () => void;
  onSearch: () => void;
}

/** What belongs to the person, at the end of the bar. */
export function Tools({ onHelp, onSearch }: ToolsProps) {
  const unread = useUnread();
  return (
    <>
      <PaletteButton onPress={onSearch} />
      <Menus unread={unread} onHelp={onHelp} />
    </>
  );
}
