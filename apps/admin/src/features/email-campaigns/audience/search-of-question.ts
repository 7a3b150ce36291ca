/** A question to a list as it stands in an address, with its `?`; nothing of one that asks for all. */
export function searchOfQuestion(question: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')).toString();
  return text === '' ? '' : `?${text}`;
}
