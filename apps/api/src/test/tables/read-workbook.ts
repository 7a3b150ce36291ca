import yauzl from 'yauzl';

export interface ReadCell {
  kind: 'text' | 'number' | 'empty';
  text: string;
  style: number;
}

/** What a workbook holds, read by other code than the code that wrote it. */
export interface ReadWorkbook {
  parts: Record<string, string>;
  sheet: string;
  rows: ReadCell[][];
}

export async function readWorkbook(file: Buffer): Promise<ReadWorkbook> {
  const zip = await yauzl.fromBufferPromise(file);
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts[entry.fileName] = Buffer.concat(chunks).toString('utf8');
  }
  const sheet = parts['xl/worksheets/sheet1.xml']!;
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) => cellsOf(row!));
  return { parts, sheet, rows };
}

function cellsOf(row: string): ReadCell[] {
  return [...row.matchAll(/<c(?: t="(\w+)")?(?: s="(\d+)")?(?:\/>|>(.*?)<\/c>)/gs)].map(([, type, style, body]) => ({
    kind: body === undefined ? 'empty' : type === 'inlineStr' ? 'text' : 'number',
    text: unescape(body?.replace(/<[^>]*>/g, '') ?? ''),
    style: Number(style ?? 0),
  }));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' };

function unescape(xml: string): string {
  return xml
    .replace(/&([\w#]+);/g, (_, name: string) => entities[name]!)
    .replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
