import type { FileRefusal } from '@diwan/api-contract/values/file';

/** Why a judge won't have a file. */
export class RefusedFile extends Error {
  readonly code: FileRefusal;

  constructor(code: FileRefusal) {
    super(code);
    this.code = code;
  }
}
