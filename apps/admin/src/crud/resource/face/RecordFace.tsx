import type { PicturedRef } from '@diwan/api-contract/schema';
import { currentLanguage } from '#messages/language.ts';
import { localizedLabel } from '../labels.ts';
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
  /** The record, or what a list has read of it, and its name. */
  record: object;
}

/** The picture of a record that is at hand, or of whom it names; nothing where its resource has none. */
export function RecordFace({ resource, record, name, ...props }: RecordFaceProps) {
  const path = entryOf(resource).picture?.at.split('.') ?? [];
  const image = path.reduce(valueIn, record);
  if (typeof image !== 'string' && image !== null) return null;
  const named = path.length > 1 ? (path.slice(0, -1).reduce(valueIn, record) as PicturedRef) : null;
  const whose = named ? localizedLabel(named.label, currentLanguage()) : name;
  return <NamedFace resource={resource} image={image} name={whose} {...props} />;
}

const valueIn = (value: unknown, name: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[name];
