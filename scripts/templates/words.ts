/** A name in every spelling that the code has for it. */
export interface Spellings {
  kebab: string;
  snake: string;
  pascal: string;
  camel: string;
  words: string;
  sentence: string;
}

/** `business-specialists` in every spelling. */
export function spellings(kebab: string): Spellings {
  const pascal = kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    snake: kebab.replaceAll('-', '_'),
    pascal,
    camel: lowerFirst(pascal),
    words,
    sentence: upperFirst(words),
  };
}

/** `industries` becomes `industry`, `skills` becomes `skill`. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.replace(/s$/, '');
}

export const kebabOf = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What stands in Arabic until somebody translates it; a test of every message finds it. */
export const toTranslate = (english: string): string => `للترجمة: ${english}`;
