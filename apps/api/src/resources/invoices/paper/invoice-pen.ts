import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Both, PaperFact } from '@diwan/api-contract/invoicing/paper';
import { encode } from 'uqr';
import { type Direction, ink, line, type Style, sheet, type Typesetter } from '#pdf/typesetter.ts';

export const margin = 40;
export const edges = { left: margin, right: sheet.width - margin } as const;
const bottom = 54;
const tint = rgb(0.95, 0.955, 0.965);
const black = rgb(0, 0, 0);

export const small: Style = { size: 7.5, isPale: true };
export const body: Style = { size: 8.5 };
export const strong: Style = { size: 8.5, weight: 'bold' };

type Side = 'left' | 'right';
interface Box {
  left: number;
  right: number;
}

/** Writes on the pages of an invoice, from the top down; Arabic stands at the right edge of its place, English at the left one. */
export class InvoicePen {
  readonly #set: Typesetter;
  #page: PDFPage;
  y = sheet.height - margin;

  constructor(typesetter: Typesetter) {
    this.#set = typesetter;
    this.#page = typesetter.addPage();
  }

  /** A text at one side of a place, in as many lines as it needs; answers how high it is. */
  write(text: string, { left, right }: Box, side: Side, style: Style, from = this.y): number {
    const direction: Direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
    const height = style.size * 1.45;
    const lines = this.#set.linesOf(text, right - left, style, direction);
    for (const [index, words] of lines.entries()) {
      const x = side === 'left' ? left : right - this.#set.widthOf(words, style, direction);
      this.#set.draw(
        this.#page,
        words,
        { left: x, y: from - height * (index + 1) + style.size * 0.4 },
        style,
        direction,
      );
    }
    return lines.length * height;
  }

  /** The same text in both languages, each at its side of one line. */
  writeBoth(text: Both, box: Box, style: Style, from = this.y): number {
    const middle = (box.left + box.right) / 2;
    const arabic = this.write(text.ar, { left: middle, right: box.right }, 'right', style, from);
    if (text.en === text.ar) return arabic;
    return Math.max(arabic, this.write(text.en, { left: box.left, right: middle }, 'left', style, from));
  }

  /** One above the other at one side: Arabic first. */
  stack(text: Both, box: Box, side: Side, style: Style, from = this.y): number {
    const first = this.write(text.ar, box, side, style, from);
    return text.en === text.ar ? first : first + this.write(text.en, box, side, style, from - first);
  }

  /** A fact between what it is called in both languages. */
  fact({ label, value }: PaperFact, box: Box): void {
    const third = (box.right - box.left) / 4;
    const inner = { left: box.left + third, right: box.right - third };
    const height = Math.max(
      this.write(label.ar, { left: inner.right, right: box.right }, 'right', small),
      this.write(label.en, { left: box.left, right: inner.left }, 'left', small),
      typeof value === 'string' ? this.write(value, inner, 'right', strong) : this.writeBoth(value, inner, strong),
    );
    this.y -= height + 2;
  }

  rule(thickness = 0.6, color = line): void {
    this.#page.drawLine({
      start: { x: edges.left, y: this.y },
      end: { x: edges.right, y: this.y },
      thickness,
      color,
    });
  }

  thickRule(): void {
    this.rule(1.4, ink);
  }

  tint(height: number, { left, right }: Box = edges): void {
    this.#page.drawRectangle({ x: left, y: this.y - height, width: right - left, height, color: tint });
  }

  /** The code at the left edge; square by square, so that it stays sharp at any size. */
  qr(text: string, left: number, side: number): void {
    const { data, size } = encode(text, { ecc: 'L', border: 0 });
    const unit = side / size;
    for (const [row, squares] of data.entries())
      for (let from = 0; from < size; from++) {
        if (!squares[from]) continue;
        let to = from + 1;
        while (to < size && squares[to]) to++;
        this.#page.drawRectangle({
          x: left + from * unit,
          y: this.y - (row + 1) * unit,
          width: (to - from) * unit,
          height: unit,
          color: black,
        });
        from = to;
      }
  }

  /** Whether another page had to be begun for so much. */
  keep(points: number): boolean {
    if (this.y - points >= bottom) return false;
    this.#page = this.#set.addPage();
    this.y = sheet.height - margin;
    return true;
  }

  /** What stands at the foot of each page: which it is in both languages, and between them the number. */
  numberPages(number: string, text: (page: number, pages: number) => Both): void {
    const { pages } = this.#set;
    const middle = (edges.left + edges.right) / 2;
    for (const [index, page] of pages.entries()) {
      this.#page = page;
      this.writeBoth(text(index + 1, pages.length), edges, small, 40);
      this.write(number, { left: middle - 40, right: middle + 60 }, 'left', small, 40);
    }
  }
}
