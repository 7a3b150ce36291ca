import { Banner, Dialog, Stack, toasts } from '@diwan/ui';
import { type ReactNode, useEffect } from 'react';
import { DialogFoot } from '#crud/feedback/DialogFoot.tsx';
import { unsavedText } from '#crud/feedback/problem-text.ts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { useDecision } from '#crud/workflow/use-decision.ts';

interface InterviewDialogProps {
  title: string;
  size?: 'large';
  decision: Pick<ReturnType<typeof useDecision>, 'phase' | 'reason'>;
  doneText: string;
  submitLabel: string;
  cancelLabel: string;
  onSubmit: () => void;
  /** What was typed was written, or is taken back. */
  onSettled: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what a decision about a meeting needs, and says how it went. */
export function InterviewDialog({
  title,
  size,
  decision,
  onSubmit,
  onSettled,
  onClose,
  children,
  ...texts
}: InterviewDialogProps) {
  const { t } = useResource();
  const { phase, reason } = decision;
  const close = () => {
    onSettled();
    onClose();
  };

  useEffect(() => {
    if (phase === 'done') toasts.show({ title: texts.doneText, tone: 'positive' });
    if (phase === 'stale') toasts.show({ title: t('stale.title'), description: t('meeting.stale'), tone: 'attention' });
    if (phase === 'done') close();
    // What was typed is there when it is asked again.
    if (phase === 'stale') onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once when the phase is reached
  }, [phase]);

  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      keepsEntries
      size={size}
      onClose={close}
      footer={
        <DialogFoot
          submitLabel={texts.submitLabel}
          cancelLabel={texts.cancelLabel}
          isBusy={phase === 'sending'}
          onCancel={close}
          onSubmit={onSubmit}
        />
      }
    >
      <Stack gap="md">
        {phase === 'refused' || phase === 'failed' ? (
          <Banner tone="critical">{outcomeText(phase, reason, t)}</Banner>
        ) : null}
        {children}
      </Stack>
    </Dialog>
  );
}

/** Why a meeting was not written, in the person's language. */
function outcomeText(phase: 'refused' | 'failed', reason: string | undefined, t: CellContext['t']): string {
  if (phase === 'failed') return unsavedText({ code: reason }, t);
  return reason === 'invalid' ? t('meeting.invalid') : refusalText(reason, t);
}
