import { Button } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';

interface DialogFootProps {
  submitLabel: string;
  /** What leaves it; `cancel` unless that is the event itself. */
  cancelLabel?: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onCancel: () => void;
  onSubmit: () => void;
}

/** The foot of a dialog that asks before something is done: back, or do it. */
export function DialogFoot({
  submitLabel,
  cancelLabel,
  isBusy,
  isDisabled = false,
  onCancel,
  onSubmit,
}: DialogFootProps) {
  const { t } = useResource();
  return (
    <>
      <Button variant="quiet" onPress={onCancel}>
        {cancelLabel ?? t('cancel')}
      </Button>
      <Button variant="primary" isPending={isBusy} isDisabled={isDisabled} onPress={onSubmit}>
        {submitLabel}
      </Button>
    </>
  );
}
