export type Urgency = 'polite' | 'assertive';

type Said = Record<Urgency, string>;

let said: Said = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Has a screen reader say something: `polite` when it has finished, `assertive` at once (errors, the session's end). */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // The same words twice in a row are only read again when the region's text differs.
  said = { ...said, [urgency]: said[urgency] === text ? `${text}\u00a0` : text };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function lastSaid(): Said {
  return said;
}
