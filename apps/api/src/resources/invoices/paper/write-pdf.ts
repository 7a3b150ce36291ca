import { type InvoicePaper, type PaperSource, paperOf } from '@diwan/api-contract/invoicing/paper';
import { loadMessages } from '@diwan/messages/load-messages';
import { Typesetter } from '#pdf/typesetter.ts';
import { body, edges, InvoicePen, small, strong } from './invoice-pen.ts';

const qrSide = 96;
/** Where each column of figures ends, from the left: the descriptions have the rest, at the right. */
const figureEnds = [88, 144, 178, 236, 290, 346, 378];
const firstFigure = edges.left;
const gap = 6;

/** An issued invoice as a PDF of text that can be searched and copied, in Arabic and English at once. */
export async function writeInvoicePdf(invoice: PaperSource & { createdAt: string }): Promise<Uint8Array> {
  const [ar, en] = [await loadMessages('invoicePaper', 'ar'), await loadMessages('invoicePaper', 'en')];
  const paper = paperOf(invoice, { ar, en });
  const typesetter = await Typesetter.open();
  const pen = new InvoicePen(typesetter);
  writeHead(pen, paper);
  for (const party of paper.parties) writeParty(pen, party);
  writeLines(pen, paper);
  writeTotals(pen, paper);
  pen.numberPages(invoice.number ?? '', (page, pages) => ({
    ar: fill(ar.page, page, pages),
    en: fill(en.page, page, pages),
  }));
  return typesetter.save({
    title: `${paper.title.ar} ${invoice.number ?? ''}`.trim(),
    author: invoice.seller?.name.ar ?? '',
    language: 'ar',
    at: new Date(invoice.issueAt ?? invoice.createdAt),
  });
}

const fill = (text: string, page: number, pages: number) =>
  text.replace('{{page}}', String(page)).replace('{{pages}}', String(pages));

function writeHead(pen: InvoicePen, { title, draft, facts, qr }: InvoicePaper): void {
  const top = pen.y;
  const left = edges.left + (qr ? qrSide + 24 : 0);
  if (qr) pen.qr(qr.text, edges.left, qrSide);
  const box = { left, right: edges.right };
  pen.y -= pen.writeBoth(title, box, { size: 15, weight: 'bold' }) + 6;
  if (draft) pen.y -= pen.writeBoth(draft, box, strong) + 4;
  for (const fact of facts) pen.fact(fact, box);
  pen.y = Math.min(pen.y, top - (qr ? qrSide : 0)) - 10;
  pen.thickRule();
  pen.y -= 10;
}

function writeParty(pen: InvoicePen, { title, name, facts }: InvoicePaper['parties'][number]): void {
  pen.y -= pen.writeBoth(title, edges, small) + 1;
  pen.y -= pen.writeBoth(name, edges, { ...strong, size: 10 }) + 2;
  for (const fact of facts) pen.fact(fact, edges);
  pen.y -= 4;
  pen.rule();
  pen.y -= 8;
}

/** The columns run from the right, as the page is read: descriptions, then figures. */
function boxesOf(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const place = count - 1 - index;
    const left = place === 0 ? firstFigure : figureEnds[place - 1]! + gap;
    return { left, right: figureEnds[place]! };
  });
}

function writeLines(pen: InvoicePen, { columns, lines }: InvoicePaper): void {
  const boxes = boxesOf(columns.figures.length);
  const described = { left: figureEnds.at(-1)! + gap * 2, right: edges.right - 4 };
  const writeColumns = () => {
    const height = 26;
    pen.tint(height);
    pen.stack(columns.description, described, 'right', small, pen.y - 1);
    for (const [index, column] of columns.figures.entries())
      pen.stack(column, boxes[index]!, 'right', small, pen.y - 1);
    pen.y -= height;
  };
  writeColumns();
  for (const { description, figures } of lines) {
    if (pen.keep(40)) writeColumns();
    pen.y -= 3;
    const heights = [
      pen.stack(description, described, 'right', body),
      ...figures.map((value, index) =>
        typeof value === 'string'
          ? pen.write(value, boxes[index]!, 'right', body)
          : pen.stack(value, boxes[index]!, 'right', small),
      ),
    ];
    pen.y -= Math.max(...heights) + 3;
    pen.rule();
  }
  pen.y -= 10;
}

function writeTotals(pen: InvoicePen, { totals, amounts, notes }: InvoicePaper): void {
  pen.keep(totals.length * 18 + 20);
  const box = { left: edges.left, right: edges.left + 290 };
  const beside = { left: box.right + 24, right: edges.right };
  let high = pen.stack(amounts, beside, 'right', small);
  if (notes) {
    high += 6 + pen.stack(notes.label, beside, 'right', small, pen.y - high - 6);
    pen.write(notes.text, beside, /\p{Script=Arabic}/u.test(notes.text) ? 'right' : 'left', body, pen.y - high);
  }
  for (const { label, value, isMain } of totals) {
    const style = isMain ? strong : body;
    if (isMain) pen.tint(16, box);
    pen.write(String(value), { left: box.left + 6, right: box.left + 90 }, 'left', style);
    pen.writeBoth(label, { left: box.left + 94, right: box.right - 6 }, isMain ? strong : small);
    pen.y -= 16;
  }
}
