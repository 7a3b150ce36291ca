import { Banner, ConfirmDialog } from '@diwan/ui';
import { useState } from 'react';
import { useMutation } from '../query/use-mutation.ts';

interface RemovalProps {
  title: string;
  consequence: string;
  confirmLabel: string;
  failedText: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
  onFailed?: () => void;
  onClose: () => void;
}

/** Asks before something that hangs on a record is deleted, by its name. */
export function Removal({ failedText, remove, onRemoved, onFailed, onClose, ...asked }: RemovalProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { isBusy, start } = useMutation({
    act: remove,
    onDone: () => {
      onClose();
      onRemoved();
    },
    onFailed: () => {
      setHasFailed(true);
      onFailed?.();
    },
  });
  return (
    <ConfirmDialog
      {...asked}
      isOpen
      isPending={isBusy}
      onConfirm={() => {
        setHasFailed(false);
        start();
      }}
      onCancel={onClose}
    >
      {hasFailed ? <Banner tone="critical">{failedText}</Banner> : null}
    </ConfirmDialog>
  );
}
