import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertFrame } from '../private/overlay/AlertFrame.tsx';

export interface AlertDialogProps {
  /** What has happened, in one line. */
  title: string;
  /** Says that it was read, in words of the matter: “Go on without the file”, never “OK”. */
  acknowledgeLabel: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Its one button was pressed. */
  onAcknowledge: () => void;
  /** What follows from it, and what is safe. */
  children: ReactNode;
}

/** States what must be read before the page goes on, with one way out; a choice is a `ConfirmDialog`, what may be missed a toast. */
export function AlertDialog({ title, acknowledgeLabel, isOpen, onAcknowledge, children }: AlertDialogProps) {
  const safeAnswer = useRef<HTMLButtonElement>(null);
  return (
    <AlertFrame
      title={title}
      isOpen={isOpen}
      safeAnswer={safeAnswer}
      footer={
        <Button ref={safeAnswer} variant="primary" onPress={onAcknowledge}>
          {acknowledgeLabel}
        </Button>
      }
    >
      {children}
    </AlertFrame>
  );
}
