import type { PDFPage } from '@cantoo/pdf-lib';
import { type Direction, line, type Style as Set, sheet, Typesetter } from '#pdf/typesetter.ts';

const { width, height } = sheet;
const margin = 54;

export interface Style extends Set {
  /** Kept free at the end of each line. */
  room?: number;
}

/** Writes down a page, line by line, and on to the next one. */
export class PagePen {
  readonly #typesetter: Typesetter;
  readonly #direction: Direction;
  #page: PDFPage;
  #y = height - margin;

  private constructor(typesetter: Typesetter, direction: Direction) {
    this.#typesetter = typesetter;
    this.#direction = direction;
    this.#page = typesetter.addPage();
  }

  static async open(direction: Direction): Promise<PagePen> {
    return new PagePen(await Typesetter.open(), direction);
  }

  /** A paragraph, at the side where its language begins. */
  write(text: string, style: Style): void {
    const room = width - 2 * margin - (style.room ?? 0);
    for (const words of this.#typesetter.linesOf(text, room, style, this.#direction)) {
      this.#advance(style.size * 1.55);
      this.#draw(words, style, 'start');
    }
  }

  /** Something short at the other end of the line that was written last. */
  writeAtEnd(text: string, style: Style): void {
    this.#draw(text, style, 'end');
  }

  widthOf(text: string, style: Style): number {
    return this.#typesetter.widthOf(text, style, this.#direction);
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

  save(about: Parameters<Typesetter['save']>[0]): Promise<Uint8Array> {
    return this.#typesetter.save(about);
  }

  #advance(points: number): void {
    if (this.#y - points < margin) this.#turn();
    this.#y -= points;
  }

  #turn(): void {
    this.#page = this.#typesetter.addPage();
    this.#y = height - margin;
  }

  #draw(text: string, style: Style, at: 'start' | 'end'): void {
    const isLeft = (this.#direction === 'ltr') === (at === 'start');
    const left = isLeft ? margin : width - margin - this.widthOf(text, style);
    this.#typesetter.draw(this.#page, text, { left, y: this.#y }, style, this.#direction);
  }
}
