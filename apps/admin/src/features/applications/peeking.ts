/** The query with this record beside the list. */
export function peekingAt(search: string, id: string): string {
  const params = new URLSearchParams(search);
  params.set('peek', id);
  return `?${params}`;
}
