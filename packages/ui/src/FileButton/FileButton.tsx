import { type ReactElement, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileButton.css.ts';

export interface FileButtonProps {
  /** Names what it does. */
  label: string;
  /** Shows what it does. */
  icon: ReactElement;
  /** A file was chosen. */
  onPick: (file: File) => void;
  /** Which files are offered, as `accept` of an input says it. */
  accept?: string;
  /** Whether there can be no more of them. */
  isDisabled?: boolean;
}

/** An icon that lets one file be chosen, where there is no room for a `FileField` and what was chosen is shown elsewhere. */
export function FileButton({ label, icon, onPick, accept, isDisabled }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="small"
        label={label}
        icon={icon}
        isDisabled={isDisabled ?? false}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept={accept}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
