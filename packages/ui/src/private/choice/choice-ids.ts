interface Counted {
  value: string;
  count?: string | undefined;
}

/** A choice that is counted is named by its words alone, and described by the count. */
export function choiceIds(group: string, { value, count }: Counted) {
  if (count === undefined) return { input: {}, text: {} };
  const [labelId, countId] = [`${group}-${value}`, `${group}-${value}-count`];
  return { input: { 'aria-labelledby': labelId, 'aria-describedby': countId }, text: { labelId, countId } };
}
