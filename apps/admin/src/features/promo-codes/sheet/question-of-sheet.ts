/** As many as fit on some sixty sheets of paper. */
const mostOnPaper = '1000';
/** What an address says of the list's looks, and not of its rows. */
const ofLooks = new Set(['columns', 'peek', 'bulk', 'limit', 'after', 'before', 'view', 'layout']);

/** What the sheet asks the server for, from the address of a list. */
export function questionOfSheet(search: string): Record<string, string> {
  const asked = [...new URLSearchParams(search)].filter(([name, value]) => !ofLooks.has(name) && value !== '');
  return { ...Object.fromEntries(asked), limit: mostOnPaper };
}
