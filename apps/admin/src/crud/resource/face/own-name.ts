/** What kind of company it is: the first word of its name in Arabic, the last in English. */
const kinds = new Set([
  'شركة',
  'مؤسسة',
  'مجموعة',
  'company',
  'co',
  'co.',
  'est',
  'est.',
  'establishment',
  'group',
  'llc',
]);
const isKind = (word: string | undefined) => word !== undefined && kinds.has(word.toLowerCase());

/** A company's name without what many others begin or end with as well: its initials tell it from them. */
export function ownName(name: string): string {
  const words = name.split(' ').filter(Boolean);
  if (words.length > 1 && isKind(words[0])) words.shift();
  if (words.length > 1 && isKind(words.at(-1))) words.pop();
  return words.join(' ');
}
