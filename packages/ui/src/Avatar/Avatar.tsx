import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Who or what it stands for: read out, and the source of the initials. */
  name: string;
  /** Address of the picture; without one, or when it doesn't load, initials stand in its place. */
  image?: string | null | undefined;
  /** A picture is on its way: its place is held, without initials that would be gone in a moment. */
  isPending?: boolean;
  /** People are round, an organisation's mark is square. */
  shape?: 'round' | 'square';
  /** 24, 32 or 48 pixels. */
  size?: 'small' | 'medium' | 'large';
  /** True where the name stands beside it as text. */
  isDecorative?: boolean;
}

/** A person or an organisation by picture, or by initials while there is none. */
export function Avatar(props: AvatarProps) {
  const { name, image, isPending = false, shape = 'round', size = 'medium', isDecorative = false } = props;
  const isSquare = shape === 'square';
  const classes = isSquare ? `${styles.sizes[size]} ${styles.corners[size]}` : styles.sizes[size];
  const face = (
    <>
      {isPending ? null : <span aria-hidden data-initials={initials(name)} className={styles.initials} />}
      {image ? <img src={image} alt="" className={isSquare ? styles.mark : styles.image} decoding="async" /> : null}
    </>
  );
  if (isDecorative) {
    return (
      <span aria-hidden className={classes}>
        {face}
      </span>
    );
  }
  return (
    <span role="img" aria-label={name} title={name} className={classes}>
      {face}
    </span>
  );
}
