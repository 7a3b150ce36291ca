const closestLines = 1.15;
/** Letters hardly ever fill what a font reserves above and below them. */
const reserve = 0.2;

/** What nobody can read whole: texts cut off or running out of their boxes, and lines that run into one another. */
export function cutTexts(root: Element): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const fault = text.textContent?.trim() && faultOf(text as Text);
    if (fault) found.add(`${text.textContent?.trim().slice(0, 40)}: ${fault}`);
  }
  return [...found];
}

function faultOf(text: Text): string | undefined {
  const parent = text.parentElement;
  if (!(parent instanceof HTMLElement) || !parent.checkVisibility({ visibilityProperty: true })) return;
  const size = Number.parseFloat(getComputedStyle(parent).fontSize);
  const lines = linesOf(text);
  const isTight = lines.some(
    (line, index) => index > 0 && line.top - (lines[index - 1] as DOMRect).top < size * closestLines,
  );
  if (isTight) return 'lines too close';
  for (let box: HTMLElement | null = parent; box && !isLoose(box); box = box.parentElement) {
    const { display } = getComputedStyle(box);
    if (display === 'inline' || display === 'contents') continue;
    const { top, bottom } = box.getBoundingClientRect();
    const isOut = lines.some((line) => line.top < top - size * reserve || line.bottom > bottom + size * reserve);
    if (isOut) return `higher than its ${box.localName}.${box.className}`;
  }
}

/** What may be scrolled to, stands apart from what it is in, or is there for a screen reader alone. */
function isLoose(box: HTMLElement): boolean {
  const { overflowY, position, transform } = getComputedStyle(box);
  return /auto|scroll/.test(overflowY) || /absolute|fixed|sticky/.test(position) || transform !== 'none';
}

function linesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const tops = new Map<number, DOMRect>();
  for (const rect of range.getClientRects()) if (rect.height > 0) tops.set(Math.round(rect.top), rect);
  return [...tops.values()].sort((one, other) => one.top - other.top);
}
