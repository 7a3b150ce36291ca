import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertFrame } from '../private/overlay/AlertFrame.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';

export interface ConfirmDialogProps {
  /** What will happen, and to what, by name: “Delete the skill Welding?” */
  title: string;
  /** What follows, in a sentence; for a deletion, that it can't be undone. */
  consequence: string;
  /** The verb: “Delete 3 skills”, never “OK”. */
  confirmLabel: string;
  /** `neutral` for what can be taken back. */
  tone?: 'critical' | 'neutral';
  /** Whether it is shown. */
  isOpen: boolean;
  /** The deed is under way: its button waits, and neither Cancel nor Escape closes the dialog. */
  isPending?: boolean;
  /** The button with the verb was pressed. */
  onConfirm: () => void;
  /** Cancel or Escape. */
  onCancel: () => void;
  /** What else the deed needs (a reason) or why it failed. */
  children?: ReactNode;
}

/** Has one deed confirmed by its name and its verb; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    consequence,
    confirmLabel,
    tone = 'critical',
    isOpen,
    isPending,
    onConfirm,
    onCancel,
    children,
  } = props;
  const { cancel } = useUiTexts();
  const safeAnswer = useRef<HTMLButtonElement>(null);
  return (
    <AlertFrame
      title={title}
      isOpen={isOpen}
      safeAnswer={safeAnswer}
      onEscape={isPending ? undefined : onCancel}
      footer={
        <>
          <Button ref={safeAnswer} isDisabled={isPending} onPress={onCancel}>
            {cancel}
          </Button>
          <Button variant={tone === 'critical' ? 'critical' : 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
      {children}
    </AlertFrame>
  );
}
