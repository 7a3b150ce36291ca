/** Moves labels apart, as little as it takes, until each has `least` to itself; places are from 0 to 100. */
export function spread(places: readonly number[], least: number): number[] {
  const room = Math.min(least, 100 / Math.max(1, places.length - 1));
  const order = places.map((place, index) => ({ place, index })).toSorted((one, other) => one.place - other.place);
  const moved: number[] = [];
  let free = 0;
  for (const { place } of order) {
    moved.push(Math.max(place, free));
    free = moved.at(-1)! + room;
  }
  let ceiling = 100;
  const result: number[] = [];
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const place = Math.min(moved[at]!, ceiling);
    result[order[at]!.index] = place;
    ceiling = place - room;
  }
  return result;
}
