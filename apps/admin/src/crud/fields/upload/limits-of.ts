import type { PictureLimits } from '@diwan/api-contract/kinds/field';
import type { FileField } from '@diwan/api-contract/kinds/files-in';
import { type FileLimits, imageKinds } from '@diwan/api-contract/values/file';

/** What a field takes, said before anybody tries and again where it is refused. */
export function limitsOf(field: FileField): FileLimits & Partial<PictureLimits> {
  if (field.kind === 'file') return field;
  const { mostBytes, leastSide, mostStretch } = field;
  return { accepts: imageKinds, mostBytes, leastSide, mostStretch };
}
