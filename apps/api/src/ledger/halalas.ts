/** Hundredths of a percent of an amount of halalas; half of one counts as a whole one. */
export const shareOf = (amount: number, bps: number): number => Math.floor((amount * bps + 5_000) / 10_000);

/** A whole divided in proportion to parts, none of which gets more than itself; Σ parts is at least the whole. */
export function divided(whole: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all === 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((whole * part) / all));
  let rest = whole - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => {
    const more = Math.min(rest, parts[index]! - share);
    rest -= more;
    return share + more;
  });
}
