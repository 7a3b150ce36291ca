/** What no list waits for: it comes with whatever is opened from one, and is read as `crud`, too. */
const lateNames = [
  'addRow',
  'areas',
  'ask',
  'changeRequest',
  'confirmEvent',
  'facts',
  'form',
  'input',
  'invalid',
  'moveDown',
  'moveUp',
  'picker',
  'preview',
  'previewed',
  'removal',
  'removeRow',
  'rowMoved',
  'rowNamed',
  'stale',
  'stamps',
  'tabs',
  'undo',
] as const;

type LateName = (typeof lateNames)[number];

interface Apart<T> {
  messages: Omit<T, LateName>;
  late: Pick<T, Extract<LateName, keyof T>>;
}

/** The words of every resource, and apart from them those that come later. */
export function apart<T extends Readonly<Record<LateName, unknown>>>(texts: T): Apart<T> {
  const isLate = ([name]: [string, unknown]) => (lateNames as readonly string[]).includes(name);
  const all = Object.entries(texts);
  return {
    messages: Object.fromEntries(all.filter((each) => !isLate(each))),
    late: Object.fromEntries(all.filter(isLate)),
  } as unknown as Apart<T>;
}
