/** Names between double braces, as `{{name}}`, for which there is no value. */
export function unknownVariablesIn(text: string, known: readonly string[]): string[] {
  const named = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name!.trim());
  return [...new Set(named.filter((name) => !known.includes(name)))];
}
