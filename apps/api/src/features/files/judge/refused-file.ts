import type { SheetRefusal } from '@diwan/api-contract/importing/values';
import type { FileRefusal } from '@diwan/api-contract/values/file';

/** Why a judge won't have a file. */
export class RefusedFile extends Error {
  readonly code: FileRefusal | SheetRefusal;

  constructor(code: FileRefusal | SheetRefusal) {
    super(code);
    this.code = code;
  }
}
