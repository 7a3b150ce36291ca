import { Avatar } from '@diwan/ui';
import type { Pictured } from '../resource-register.ts';
import { ownName } from './own-name.ts';
import { useSmallPicture } from './small-pictures.ts';

export interface FaceProps {
  of: Pictured;
  /** Whose name stands beside it. */
  name: string;
  /** The id of its picture; null while it has none. */
  image: string | null;
  /** As an `Avatar` has it. */
  size?: 'small' | 'medium';
}

/** The picture of a person or company beside the name. The place is held until it is there: nothing waits for it, nothing moves. */
export function Face({ of, name, image, size = 'small' }: FaceProps) {
  const source = useSmallPicture(image);
  return (
    <Avatar
      name={of === 'company' ? ownName(name) : name}
      image={source}
      isPending={source === undefined}
      shape={of === 'company' ? 'square' : 'round'}
      size={size}
      isDecorative
    />
  );
}
