import { CircleAlert, RotateCw, X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import * as styles from './FileField.css.ts';

export interface FileProgressProps {
  /** What the file is called. */
  name: string;
  /** From 0 to 1; how far it has come. */
  value: number;
  /** In words, where per cent says too little. */
  valueLabel?: string | undefined;
  /** Why it went no further. */
  errorMessage?: string | undefined;
  /** Names the button that stops the way or takes the failed file away. */
  cancelLabel: string;
  /** That button was pressed. */
  onCancel: () => void;
  /** Names the button for another try; needed with `onRetry`. */
  retryLabel?: string | undefined;
  /** Absent where another try would end the same. */
  onRetry?: (() => void) | undefined;
}

/** One file on its way: how far it is, or what is wrong with it, and what can be done about it. */
export function FileProgress(props: FileProgressProps) {
  const { name, value, valueLabel, errorMessage, cancelLabel, onCancel, retryLabel = '', onRetry } = props;
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        {errorMessage === undefined ? (
          <Progress label={name} value={Math.round(value * 100)} valueLabel={valueLabel} />
        ) : (
          <>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.message}>
              <CircleAlert className={styles.icon} />
              {errorMessage}
            </span>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {onRetry ? <IconButton size="small" label={retryLabel} icon={<RotateCw />} onPress={onRetry} /> : null}
        <IconButton size="small" label={cancelLabel} icon={<X />} onPress={onCancel} />
      </div>
    </div>
  );
}
