/** `business-specialists` in every spelling that the code has for a name. */
export function spellings(kebab) {
  const pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    snake: kebab.replaceAll('-', '_'),
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
    words,
    sentence: words[0].toUpperCase() + words.slice(1),
  };
}

/** `industries` becomes `industry`, `skills` becomes `skill`. */
export function singular(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(plural) ? plural.slice(0, -2) : plural.replace(/s$/, '');
}
