import { Button as AriaButton } from 'react-aria-components/Button';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { useLanguage } from '../UiProvider/ui-context.ts';
import * as styles from './AvatarGroup.css.ts';

/** Somebody with a face; the id tells namesakes apart. */
export interface Person {
  id: string;
  name: string;
  image?: string | null;
}

export interface AvatarGroupProps {
  /** Names the group to a screen reader: what these people have in common. */
  label: string;
  /** Whose faces, the first ones in sight. */
  people: readonly Person[];
  /** How many faces before the rest is a number. */
  limit?: number;
  /** As that of `Avatar`. */
  size?: NonNullable<AvatarProps['size']>;
}

/** Several people in little space, such as those who look at the same thing; one person is an `Avatar`. */
export function AvatarGroup({ label, people, limit = 4, size = 'small' }: AvatarGroupProps) {
  const hidden = people.slice(limit);
  const names = hidden.map(({ name }) => name).join(useLanguage() === 'ar' ? '، ' : ', ');
  return (
    <span role="group" aria-label={label} className={styles.group}>
      {people.slice(0, limit).map(({ id, name, image }) => (
        <span key={id} className={styles.stacked}>
          <Avatar name={name} image={image} size={size} />
        </span>
      ))}
      {hidden.length > 0 ? (
        <span className={styles.stacked}>
          <Popover
            aria-label={label}
            placement="bottom end"
            trigger={
              <AriaButton aria-label={`+${hidden.length}: ${names}`} className={styles.mores[size]}>
                <bdi dir="ltr">+{hidden.length}</bdi>
              </AriaButton>
            }
          >
            <ul className={styles.list}>
              {people.map(({ id, name, image }) => (
                <li key={id} className={styles.person}>
                  <Avatar name={name} image={image} size="small" isDecorative />
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </Popover>
        </span>
      ) : null}
    </span>
  );
}
