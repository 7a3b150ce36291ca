import { type SyntheticEvent, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button.tsx';
import { DismissButton } from '../private/overlay/DismissButton.tsx';
import { ToneIcon } from '../private/ToneIcon.tsx';
import { useUiTexts } from '../UiProvider/ui-context.ts';
import * as styles from './ToastRegion.css.ts';
import { type Toast, type ToastQueue, toasts } from './toast-queue.ts';

export interface ToastRegionProps {
  /**
   * Where its toasts come from.
   * @default toasts
   */
  queue?: ToastQueue;
}

/** Shows the queue's messages at the page's end corner; mount it once, beside `Announcer`, which reads them out. */
export function ToastRegion({ queue = toasts }: ToastRegionProps) {
  const { shown } = useSyncExternalStore(queue.subscribe, queue.read);
  const { notifications } = useUiTexts();
  // Somebody may still point at a message when the focus goes, and the other way round.
  const goOn = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) queue.resume();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only watches that somebody reads.
    <section
      aria-label={notifications}
      className={styles.region}
      onPointerEnter={queue.pause}
      onPointerLeave={goOn}
      onFocus={queue.pause}
      onBlur={goOn}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => queue.dismiss(toast.id)} />
      ))}
    </section>
  );
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { title, description, tone = 'info', action } = toast;
  return (
    <div className={styles.toast}>
      <span className={styles.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.body}>
        <strong className={styles.title}>{title}</strong>
        {description && <span className={styles.description}>{description}</span>}
        {action && (
          <Button
            size="small"
            onPress={() => {
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <DismissButton onPress={onDismiss} />
    </div>
  );
}
