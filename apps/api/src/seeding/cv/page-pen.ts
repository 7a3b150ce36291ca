import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { fontBytes, shaper } from './fonts.ts';
import { type Run, runsOf, type Script } from './text-runs.ts';

const [width, height] = [595.28, 841.89];
const margin = 54;
const ink = rgb(0.1, 0.12, 0.16);
const pale = rgb(0.38, 0.42, 0.48);
const line = rgb(0.8, 0.83, 0.87);

type Weight = 'plain' | 'bold';

export interface Style {
  size: number;
  weight?: Weight;
  isPale?: boolean;
  /** Kept free at the end of each line. */
  room?: number;
}

interface About {
  title: string;
  author: string;
  language: string;
  at: Date;
}

/** Writes down a page, line by line, and on to the next one. */
export class PagePen {
  readonly #document: PDFDocument;
  readonly #fonts: Record<Script, Record<Weight, PDFFont>>;
  readonly #direction: 'rtl' | 'ltr';
  #page: PDFPage;
  #y = height - margin;

  private constructor(document: PDFDocument, fonts: Record<Script, Record<Weight, PDFFont>>, direction: 'rtl' | 'ltr') {
    this.#document = document;
    this.#fonts = fonts;
    this.#direction = direction;
    this.#page = document.addPage([width, height]);
  }

  static async open(direction: 'rtl' | 'ltr'): Promise<PagePen> {
    const document = await PDFDocument.create();
    document.registerFontkit(shaper);
    const embed = (bytes: Uint8Array) => document.embedFont(bytes, { subset: true });
    const both = async (script: Script) => ({
      plain: await embed(fontBytes[script].plain),
      bold: await embed(fontBytes[script].bold),
    });
    return new PagePen(document, { arabic: await both('arabic'), latin: await both('latin') }, direction);
  }

  /** A paragraph, at the side where its language begins. */
  write(text: string, style: Style): void {
    for (const words of this.#lines(text, width - 2 * margin - (style.room ?? 0), style)) {
      this.#advance(style.size * 1.55);
      this.#draw(words, style, 'start');
    }
  }

  /** Something short at the other end of the line that was written last. */
  writeAtEnd(text: string, style: Style): void {
    this.#draw(text, style, 'end');
  }

  widthOf(text: string, style: Style): number {
    return this.#widthOf(runsOf(text, this.#direction), style);
  }

  rule(): void {
    this.#advance(6);
    this.#page.drawLine({
      start: { x: margin, y: this.#y },
      end: { x: width - margin, y: this.#y },
      thickness: 0.6,
      color: line,
    });
  }

  space(points: number): void {
    this.#y -= points;
  }

  /** Begins another page where so much would not fit. */
  keep(points: number): void {
    if (this.#y - points < margin) this.#turn();
  }

  async save({ title, author, language, at }: About): Promise<Uint8Array> {
    this.#document.setTitle(title, { showInWindowTitleBar: true });
    this.#document.setAuthor(author);
    this.#document.setLanguage(language);
    this.#document.setCreationDate(at);
    this.#document.setModificationDate(at);
    return this.#document.save();
  }

  #advance(points: number): void {
    if (this.#y - points < margin) this.#turn();
    this.#y -= points;
  }

  #turn(): void {
    this.#page = this.#document.addPage([width, height]);
    this.#y = height - margin;
  }

  #lines(text: string, room: number, style: Style): string[] {
    const lines: string[][] = [];
    const space = this.widthOf(' ', style);
    let taken = 0;
    // Letters of two words never join: each word is measured once, not once for every line that it might end.
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const needed = this.widthOf(word, style);
      const isBeside = lines.length > 0 && taken + space + needed <= room;
      if (isBeside) lines.at(-1)!.push(word);
      else lines.push([word]);
      taken = isBeside ? taken + space + needed : needed;
    }
    return lines.map((words) => words.join(' '));
  }

  #widthOf(runs: readonly Run[], style: Style): number {
    return runs.reduce((sum, run) => sum + this.#font(run, style).widthOfTextAtSize(run.text, style.size), 0);
  }

  #font({ script }: Run, { weight = 'plain' }: Style): PDFFont {
    return this.#fonts[script][weight];
  }

  #draw(text: string, style: Style, at: 'start' | 'end'): void {
    const runs = runsOf(text, this.#direction);
    const isLeft = (this.#direction === 'ltr') === (at === 'start');
    const left = isLeft ? margin : width - margin - this.#widthOf(runs, style);
    for (const run of runs) {
      const before = runs.filter(({ place }) => place < run.place);
      this.#page.drawText(run.text, {
        x: left + this.#widthOf(before, style),
        y: this.#y,
        size: style.size,
        font: this.#font(run, style),
        color: style.isPale ? pale : ink,
      });
    }
  }
}
