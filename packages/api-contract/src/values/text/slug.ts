/** What stands for a name in an address: small Latin letters, digits and dashes. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const longestSlug = 80;

/** The slug that follows from an English name; null where nothing of it is Latin. */
export function slugOf(name: string | undefined): string | null {
  const words = (name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\+/g, ' plus ')
    .replace(/#/g, ' sharp ')
    .replace(/&/g, ' and ');
  const slug = words.replace(/[^a-z0-9]+/g, '-').slice(0, longestSlug);
  return slug.replace(/^-|-$/g, '') || null;
}
