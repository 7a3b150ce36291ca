/** A value in a sentence, its direction kept to itself: U+2068 and U+2069. */
export const isolated = (value: string | number | undefined) => `\u2068${value ?? ''}\u2069`;
