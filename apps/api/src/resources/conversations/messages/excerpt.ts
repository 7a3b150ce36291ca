const longest = 70;

/** So much of a text as tells what it is about. */
export const excerptOf = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
};
