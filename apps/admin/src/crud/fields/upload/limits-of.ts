import type { PictureLimits } from '@diwan/api-contract/kinds/field';
import type { FileField } from '@diwan/api-contract/kinds/files-in';
import { type FileLimits, imageKinds, limitsBy } from '@diwan/api-contract/values/file';
import { settings } from '#session/preferences/settings.ts';

/** What a field takes, said before anybody tries and again where it is refused. */
export function limitsOf(field: FileField): FileLimits & Partial<PictureLimits> {
  const held = settings.read();
  if (field.kind === 'file') return limitsBy(held, field, null);
  const { mostBytes, leastSide, mostStretch, ratio } = field;
  return limitsBy(held, { accepts: imageKinds, mostBytes, leastSide, mostStretch, ...(ratio && { ratio }) }, null);
}
