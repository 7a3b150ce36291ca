import { type FileKind, type FileRefusal, mostBytesOf } from '@diwan/api-contract/values/file';
import { type ProblemError, problemOf } from '#http/problems/problems.ts';

/** Why a file isn't taken, as the field error `file`. */
export function refuseFile(code: FileRefusal): ProblemError {
  return problemOf('invalid', { errors: [{ path: 'file', code }] });
}

export function refuseSize(kind: FileKind): ProblemError {
  return problemOf('tooLarge', {
    errors: [{ path: 'file', code: 'fileTooLarge', params: { max: mostBytesOf(kind) } }],
  });
}
