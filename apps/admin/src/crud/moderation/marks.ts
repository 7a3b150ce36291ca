import type { Hint } from './hint.ts';

/** What a mark needs to be found on screen. */
type Marked = Pick<Hint, 'field' | 'language' | 'start' | 'end' | 'quote'>;

const names = { all: 'moderation-hint', shown: 'moderation-hint-shown' };
const canHighlight = () => typeof Highlight !== 'undefined' && 'highlights' in CSS;
const unseen = /\s/;

/** Where a hint's field is read within a document, in the language that it is about. */
function elementOf(root: Element, { field, language }: Marked): Element | null {
  const whole = root.querySelector(`[data-field="${field}"]`);
  return (language && whole?.querySelector(`[lang="${language}"]`)) || whole;
}

/** The nodes of a text on screen, each with how many of its letters stand before it; spaces are drawn otherwise than they are kept. */
function* lettersIn(element: Element): Generator<[node: Text, offset: number]> {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    for (let offset = 0; offset < node.data.length; offset += 1)
      if (!unseen.test(node.data[offset]!)) yield [node, offset];
  }
}

const countLetters = (text: string) => text.replace(/\s/g, '').length;

/** The piece of a document that a hint is about; `text` is the text as it is kept. */
export function rangeOf(root: Element, hint: Marked, text: string): Range | null {
  const element = elementOf(root, hint);
  if (!element || hint.quote === '') return null;
  const from = countLetters(text.slice(0, hint.start));
  const to = from + countLetters(text.slice(hint.start, hint.end)) - 1;
  const range = document.createRange();
  let count = 0;
  for (const [node, offset] of lettersIn(element)) {
    if (count === from) range.setStart(node, offset);
    if (count === to) {
      range.setEnd(node, offset + 1);
      return range;
    }
    count += 1;
  }
  return null;
}

/** Marks pieces of a document without changing it, until the returned function is called. */
export function markAll(ranges: readonly Range[]): () => void {
  if (!canHighlight()) return () => {};
  CSS.highlights.set(names.all, new Highlight(...ranges));
  return () => {
    for (const name of Object.values(names)) CSS.highlights.delete(name);
  };
}

/** Leads to what a hint is about: the piece of the text, or else the field. */
export function showHint(root: Element, hint: Marked, text: string): void {
  const range = rangeOf(root, hint, text);
  const place = range?.startContainer.parentElement ?? elementOf(root, hint);
  if (range && canHighlight()) CSS.highlights.set(names.shown, new Highlight(range));
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
}
