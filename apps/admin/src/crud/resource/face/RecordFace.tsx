import { entryOf } from '../resource-register.ts';
import type { Referable, ResourceKey } from '../resource-types.ts';
import { Face, type FaceProps } from './Face.tsx';

interface NamedFaceProps extends Pick<FaceProps, 'name' | 'size'> {
  resource: Referable;
  /** The id of its picture, as whatever names a record has it. */
  image: string | null | undefined;
}

/** The picture of a record that is named; nothing where its resource has none. */
export function NamedFace({ resource, image, ...props }: NamedFaceProps) {
  const { picture } = entryOf(resource);
  return picture && image !== undefined ? <Face of={picture.of} image={image} {...props} /> : null;
}

interface RecordFaceProps extends Pick<FaceProps, 'name' | 'size'> {
  resource: ResourceKey;
  /** The record, or what a list has read of it. */
  record: object;
}

/** The picture of a record that is at hand; nothing where its resource has none. */
export function RecordFace({ resource, record, ...props }: RecordFaceProps) {
  const image = entryOf(resource).picture?.at.split('.').reduce(valueIn, record);
  return typeof image === 'string' || image === null ? (
    <NamedFace resource={resource} image={image} {...props} />
  ) : null;
}

const valueIn = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];
