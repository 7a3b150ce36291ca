import { announce, ConfirmDialog, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDemo } from '../demo-context.ts';

interface ResetDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onReset: () => void;
}

/** Asks before everything that was done in the demo goes. */
export function ResetDialog({ isOpen, onClose, onReset }: ResetDialogProps) {
  const { t } = useTranslation('demo');
  const backend = useDemo();
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
  async function reset() {
    setState('pending');
    try {
      await backend.reset();
    } catch {
      setState('failed');
      return;
    }
    onClose();
    onReset();
    announce(t('resetDone'));
  }
  return (
    <ConfirmDialog
      title={t('resetTitle')}
      consequence={t('resetConsequence')}
      confirmLabel={t('resetConfirm')}
      isOpen={isOpen}
      isPending={state === 'pending'}
      onConfirm={() => void reset()}
      onCancel={onClose}
    >
      {state === 'failed' ? <Text tone="critical">{t('resetFailed')}</Text> : null}
    </ConfirmDialog>
  );
}
