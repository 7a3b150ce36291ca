/** A piece of rich text: words, or an element with what is in it. */
export type RichPiece =
  | string
  | { name: RichElement; attributes: Readonly<Record<string, string>>; inside: RichPiece[] };

const elements = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'] as const;
export type RichElement = (typeof elements)[number];

const names: ReadonlySet<string> = new Set(elements);
const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi;
const attribute = /\s(dir|href)="([^"<>]*)"/g;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: '\u00a0' };

/** Reads rich text without the browser's parser: only elements of the allow-list come out, and only addresses that nothing runs at. */
export function richTextTree(html: string): RichPiece[] {
  const root: RichPiece[] = [];
  const open: { name: string; inside: RichPiece[] }[] = [{ name: '', inside: root }];
  let from = 0;
  for (const found of html.matchAll(tag)) {
    addWords(open.at(-1)!.inside, html.slice(from, found.index));
    from = found.index + found[0].length;
    const name = found[2]!.toLowerCase();
    if (!names.has(name)) continue;
    if (found[1]) close(open, name);
    else addElement(open, name as RichElement, found[3] ?? '');
  }
  addWords(open.at(-1)!.inside, html.slice(from));
  return root;
}

function addWords(inside: RichPiece[], html: string): void {
  if (html !== '') inside.push(decoded(html));
}

function addElement(open: { name: string; inside: RichPiece[] }[], name: RichElement, written: string): void {
  const attributes = Object.fromEntries(
    [...written.matchAll(attribute)]
      .map(([, key, value]): [string, string] => [key!, decoded(value!)])
      .filter(([key, value]) => (key === 'href' ? name === 'a' && isSafe(value) : /^(?:auto|ltr|rtl)$/.test(value))),
  );
  const piece = { name, attributes, inside: [] as RichPiece[] };
  open.at(-1)!.inside.push(piece);
  if (name !== 'br') open.push(piece);
}

function close(open: { name: string }[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at > 0) open.length = at;
}

function isSafe(href: string): boolean {
  return URL.canParse(href) && ['https:', 'mailto:'].includes(new URL(href).protocol);
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(lt|gt|quot|amp|nbsp));/gi, (_, code, name) =>
    name ? entities[String(name).toLowerCase()]! : String.fromCodePoint(Math.min(Number(code), 0x10_ffff)),
  );
}
