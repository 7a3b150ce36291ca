/** What this tab kept of a question; null where it kept nothing that can be read. */
export function keptAnswer<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keepAnswer(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage it is waited for.
  }
}
