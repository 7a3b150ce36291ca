/** Why a cell can't be read as its field. */
export class UnreadableCell extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
