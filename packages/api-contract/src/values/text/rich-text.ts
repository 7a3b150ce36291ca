/** What begins like this is HTML as the editor writes it; anything else is text from before there was one. */
const firstBlock = /^<(?:p|h[2-4]|ul|ol|blockquote)[ >]/;

const isRichText = (value: string): boolean => firstBlock.test(value);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };

/** The words of rich text, a block on a line, without its marks: for searching, comparing and counting. */
export function wordsOf(value: string): string {
  if (!isRichText(value)) return value;
  return decoded(
    value.replace(/<(?:br|\/p|\/h[2-4]|\/li|\/blockquote)>(?=.)/gs, '\n').replace(/<[^<>]*>/g, ''),
  ).replace(/\n{2,}/g, '\n');
}

/** Characters that HTML writes by name or number. */
export function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|amp|nbsp));/gi, (_, decimal, hex, name) =>
    name ? entities[String(name).toLowerCase()]! : fromCode(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}

const fromCode = (code: number) => (code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '');

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Rich text as it is, and plain text as rich text: each line a paragraph. */
export function richTextOf(value: string): string {
  if (isRichText(value)) return value;
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p dir="auto">${escaped(line)}</p>`).join('');
}
