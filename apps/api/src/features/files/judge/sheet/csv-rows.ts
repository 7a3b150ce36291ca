/** The rows of a CSV text (RFC 4180) that comes piece by piece; what parts its cells is told from its first line. */
export class CsvRows {
  #separator: string | null = null;
  #cell = '';
  #row: string[] = [];
  #isQuoted = false;
  /** A quote has ended the quoted part of a cell, unless another one follows. */
  #isAfterQuote = false;
  #head = '';
  #wasReturn = false;

  /** The rows that have become whole; empty lines are none. */
  *push(text: string): Generator<string[]> {
    if (this.#separator !== null) return yield* this.#read(text);
    this.#head += text;
    if (!/[\r\n]/.test(this.#head)) return;
    yield* this.#begin();
  }

  *end(): Generator<string[]> {
    if (this.#separator === null) yield* this.#begin();
    if (this.#cell !== '' || this.#row.length > 0) yield* this.#endRow();
  }

  *#begin(): Generator<string[]> {
    this.#separator = separatorOf(this.#head.split(/[\r\n]/, 1)[0]!);
    yield* this.#read(this.#head);
    this.#head = '';
  }

  *#read(text: string): Generator<string[]> {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const letter = text[at]!;
      if (this.#isQuoted) {
        if (letter !== '"') continue;
        this.#cell += text.slice(from, at);
        from = at + 1;
        this.#isQuoted = false;
        this.#isAfterQuote = true;
        continue;
      }
      if (letter === '"' && (this.#isAfterQuote || (this.#cell === '' && from === at))) {
        if (this.#isAfterQuote) this.#cell += '"';
        this.#isQuoted = true;
        this.#isAfterQuote = false;
        from = at + 1;
        continue;
      }
      this.#isAfterQuote = false;
      const isEnd = letter === '\n' || letter === '\r';
      if (letter !== this.#separator && !isEnd) {
        this.#wasReturn = false;
        continue;
      }
      this.#cell += text.slice(from, at);
      from = at + 1;
      if (!isEnd) this.#endCell();
      else if (!(letter === '\n' && this.#wasReturn)) yield* this.#endRow();
      this.#wasReturn = letter === '\r';
    }
    this.#cell += text.slice(from);
  }

  #endCell(): void {
    this.#row.push(this.#cell);
    this.#cell = '';
    this.#isAfterQuote = false;
  }

  *#endRow(): Generator<string[]> {
    this.#endCell();
    const row = this.#row;
    this.#row = [];
    if (row.length > 1 || row[0] !== '') yield row;
  }
}

/** Commas, semicolons as spreadsheets write them where a comma stands in figures, or tabs: whichever the first line has most of. */
function separatorOf(line: string): string {
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}
