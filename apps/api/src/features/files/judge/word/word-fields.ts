import { isHarmlessTarget } from '../links.ts';
import { RefusedFile } from '../refused-file.ts';

/** Fields that show what the document itself knows; all others may fetch, run or ask. */
const harmless = new Set(
  `ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BARCODE BIBLIOGRAPHY BIDIOUTLINE CITATION COMMENTS COMPARE
   CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT
   GOTOBUTTON GREETINGLINE HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF
   NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE
   SKIPIF STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE`.split(/\s+/),
);
const mostNested = 50;
/** Stands for what an inner field computes. */
const computed = '\ufffc';

/** Follows the fields of a Word document, whose instructions may be cut into any number of pieces and stand in each other. */
export class WordFields {
  readonly #open: { instruction: string; isResult: boolean }[] = [];

  get isInstructing(): boolean {
    return this.#open.at(-1)?.isResult === false;
  }

  begin(): void {
    const around = this.#open.at(-1);
    if (around && !around.isResult) around.instruction += computed;
    this.#open.push({ instruction: '', isResult: false });
    if (this.#open.length > mostNested) throw new RefusedFile('fileDamaged');
  }

  /** A piece of an instruction; between the pieces there may be anything. */
  add(piece: string): void {
    const field = this.#open.at(-1);
    if (!field) judgeInstruction(piece);
    else if (!field.isResult) field.instruction += piece;
    else if (piece.trim() !== '') throw new RefusedFile('fileDamaged');
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (!field || field.isResult) return;
    field.isResult = true;
    judgeInstruction(field.instruction);
  }

  end(): void {
    this.separate();
    this.#open.pop();
  }

  /** What was never ended is read all the same. */
  finish(): void {
    while (this.#open.length > 0) this.end();
  }
}

export function judgeInstruction(instruction: string): void {
  const plain = instruction.trim();
  if (plain === '' || plain.startsWith('=')) return;
  const [name, ...others] = plain.match(/"[^"]*"?|[^\s"]+/g) ?? [];
  const word = name!.toUpperCase();
  if (!harmless.has(word)) throw new RefusedFile('fileActive');
  if (word === 'HYPERLINK') judgeTarget(others);
}

/** The first word that belongs to no switch. */
function judgeTarget(words: readonly string[]): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if (/^\\[lot]$/i.test(word)) index += 1;
    else if (!word.startsWith('\\')) {
      if (!isHarmlessTarget(word.replaceAll('"', ''))) throw new RefusedFile('fileActive');
    }
  }
}
