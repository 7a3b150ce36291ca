import type { SheetRefusal } from '@diwan/api-contract/importing/values';
import type { FileRefusal } from '@diwan/api-contract/values/file';
import { type ProblemError, problemOf } from '#http/problems/problems.ts';

/** Why a file isn't taken, as the field error `file`. */
export function refuseFile(code: FileRefusal | SheetRefusal, params?: Record<string, number>): ProblemError {
  return problemOf('invalid', { errors: [{ path: 'file', code, ...(params && { params }) }] });
}

export function refuseSize(max: number): ProblemError {
  return problemOf('tooLarge', {
    errors: [{ path: 'file', code: 'fileTooLarge', params: { max } }],
  });
}
