import { Button } from '@diwan/ui';
import { ChevronLeft } from 'lucide-react';
import { onPhone } from './Panes.css.ts';

/** The way back to the pane before, where there is room for one pane alone. */
export function BackButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <div className={onPhone}>
      <Button variant="plain" icon={<ChevronLeft />} onPress={onPress}>
        {children}
      </Button>
    </div>
  );
}
