import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose face it is: read out, and the source of the initials. */
  name: string;
  /** Address of the picture; without one, or when it doesn't load, initials stand in its place. */
  image?: string | null;
  /** 24, 32 or 48 pixels. */
  size?: 'small' | 'medium' | 'large';
  /** True where the name stands beside it as text. */
  isDecorative?: boolean;
}

/** A person by picture, or by initials while there is none. */
export function Avatar({ name, image, size = 'medium', isDecorative = false }: AvatarProps) {
  const face = image ? (
    <img src={image} alt="" className={styles.image} loading="lazy" decoding="async" />
  ) : (
    <span aria-hidden data-initials={initials(name)} className={styles.initials} />
  );
  if (isDecorative) {
    return (
      <span aria-hidden className={styles.sizes[size]}>
        {face}
      </span>
    );
  }
  return (
    <span role="img" aria-label={name} title={name} className={styles.sizes[size]}>
      {face}
    </span>
  );
}
