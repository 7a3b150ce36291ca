const apart = '\u200c';

/** The first letters of a person's first and last name; Arabic ones kept from joining. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => Array.from(word?.replace(/^ال(?=.)/, '') ?? '')[0] ?? '');
  return letters.join(/[\u0600-\u06ff]/.test(letters.join('')) ? apart : '').toLocaleUpperCase('en');
}
