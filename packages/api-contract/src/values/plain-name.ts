/** Characters that nobody types in a name: controls, and marks that turn the direction of what follows. */
const unwanted = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/gu;

/** A name as it is kept: on one line, without characters that could disguise it. */
export function plainName(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unwanted, '').trim();
}
