import type { ReactNode } from 'react';
import { DismissButton } from '../private/overlay/DismissButton.tsx';
import { ToneIcon } from '../private/ToneIcon.tsx';
import type { Tone } from '../theme/tones.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** What it means for the reader; `critical` interrupts a screen reader. */
  tone: Tone;
  /** What is the case, in a few words. */
  title?: string;
  /** Buttons or links at its end. */
  actions?: ReactNode;
  /** Shows a button that takes it away; without it the banner stays. */
  onDismiss?: () => void;
  /** A sentence more than the title. */
  children?: ReactNode;
}

/** Something about this whole screen that stays true for a while; what has just happened is a toast. */
export function Banner({ tone, title, actions, onDismiss, children }: BannerProps) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={styles.banner[tone]}>
      <span className={styles.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {(actions || onDismiss) && (
        <div className={styles.end}>
          {actions}
          {onDismiss && <DismissButton onPress={onDismiss} />}
        </div>
      )}
    </div>
  );
}
