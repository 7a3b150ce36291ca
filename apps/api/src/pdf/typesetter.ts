import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { fontBytes, shaper } from './fonts.ts';
import { type Run, runsOf, type Script } from './text-runs.ts';

/** A sheet of A4, in points. */
export const sheet = { width: 595.28, height: 841.89 } as const;
export const ink = rgb(0.1, 0.12, 0.16);
export const pale = rgb(0.38, 0.42, 0.48);
export const line = rgb(0.8, 0.83, 0.87);

export type Direction = 'rtl' | 'ltr';
type Weight = 'plain' | 'bold';
type Fonts = Record<Script, Record<Weight, PDFFont>>;

export interface Style {
  size: number;
  weight?: Weight;
  isPale?: boolean;
}

/** What a document says of itself. */
interface About {
  title: string;
  author: string;
  language: string;
  at: Date;
}

/** Sets text of both scripts on the pages of one document, in the order in which it is read, so that it is searched and copied as it was written. */
export class Typesetter {
  readonly #document: PDFDocument;
  readonly #fonts: Fonts;

  private constructor(document: PDFDocument, fonts: Fonts) {
    this.#document = document;
    this.#fonts = fonts;
  }

  static async open(): Promise<Typesetter> {
    const document = await PDFDocument.create();
    document.registerFontkit(shaper);
    const embed = (bytes: Uint8Array) => document.embedFont(bytes, { subset: true });
    const both = async (script: Script) => ({
      plain: await embed(fontBytes[script].plain),
      bold: await embed(fontBytes[script].bold),
    });
    return new Typesetter(document, { arabic: await both('arabic'), latin: await both('latin') });
  }

  addPage(): PDFPage {
    return this.#document.addPage([sheet.width, sheet.height]);
  }

  get pages(): PDFPage[] {
    return this.#document.getPages();
  }

  widthOf(text: string, style: Style, direction: Direction): number {
    return this.#widthOfRuns(runsOf(text, direction), style);
  }

  /** The words of a text in as many lines as they need, none wider than the room; a word that is wider stands alone. */
  linesOf(text: string, room: number, style: Style, direction: Direction): string[] {
    const lines: string[][] = [];
    const space = this.widthOf(' ', style, direction);
    let taken = 0;
    // Letters of two words never join: each word is measured once, not once for every line that it might end.
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const needed = this.widthOf(word, style, direction);
      const isBeside = lines.length > 0 && taken + space + needed <= room;
      if (isBeside) lines.at(-1)!.push(word);
      else lines.push([word]);
      taken = isBeside ? taken + space + needed : needed;
    }
    return lines.map((words) => words.join(' '));
  }

  /** One line, its base at `y`, from the left edge on. */
  draw(page: PDFPage, text: string, at: { left: number; y: number }, style: Style, direction: Direction): void {
    const runs = runsOf(text, direction);
    for (const run of runs) {
      const before = runs.filter(({ place }) => place < run.place);
      page.drawText(run.text, {
        x: at.left + this.#widthOfRuns(before, style),
        y: at.y,
        size: style.size,
        font: this.#font(run, style),
        color: style.isPale ? pale : ink,
      });
    }
  }

  async save({ title, author, language, at }: About): Promise<Uint8Array> {
    this.#document.setTitle(title, { showInWindowTitleBar: true });
    this.#document.setAuthor(author);
    this.#document.setLanguage(language);
    this.#document.setCreationDate(at);
    this.#document.setModificationDate(at);
    return this.#document.save();
  }

  #widthOfRuns(runs: readonly Run[], style: Style): number {
    return runs.reduce((sum, run) => sum + this.#font(run, style).widthOfTextAtSize(run.text, style.size), 0);
  }

  #font({ script }: Run, { weight = 'plain' }: Style): PDFFont {
    return this.#fonts[script][weight];
  }
}
