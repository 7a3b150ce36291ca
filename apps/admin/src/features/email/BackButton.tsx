import { Button, IconButton } from '@diwan/ui';
import { ChevronLeft } from 'lucide-react';
import { onPhone } from './Panes.css.ts';

interface BackButtonProps {
  onPress: () => void;
  /** Among other signs it is one too. */
  isSign?: boolean;
  children: string;
}

/** The way back to the pane before, where there is room for one pane alone. */
export function BackButton({ onPress, isSign = false, children }: BackButtonProps) {
  return (
    <div className={onPhone}>
      {isSign ? (
        <IconButton label={children} icon={<ChevronLeft />} onPress={onPress} />
      ) : (
        <Button variant="plain" icon={<ChevronLeft />} onPress={onPress}>
          {children}
        </Button>
      )}
    </div>
  );
}
