import { ImageOff } from 'lucide-react';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** What it shows, for whoever can't see it; empty where its name stands beside it. */
  label: string;
  /** Its address; null until it is known. */
  src: string | null;
  /** It won't come. */
  hasFailed?: boolean;
}

/** A picture at a size that is known before it comes, whole and never stretched; a person's face is an `Avatar`. */
export function Picture({ label, src, hasFailed = false }: PictureProps) {
  if (hasFailed)
    return (
      <span role="img" aria-label={label} className={styles.picture}>
        <ImageOff className={styles.missing} />
      </span>
    );
  return (
    <span className={styles.picture}>
      {src === null ? null : <img src={src} alt={label} width={96} height={96} className={styles.image} />}
    </span>
  );
}
