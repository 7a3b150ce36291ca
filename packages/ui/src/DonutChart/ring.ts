import { type PieArcDatum, pie } from 'd3-shape';
import { spread } from '../private/chart/spread.ts';

/** In a square from -100 to 100. */
export const radius = { inner: 50, outer: 74 };

interface Slice {
  startAngle: number;
  endAngle: number;
}

export interface LabelPlace {
  /** The half of the ring that its slice's middle is in. */
  side: 'start' | 'end';
  /** Per cent of the square's height, from its top. */
  height: number;
}

/** Least distance of labels: a line of text. */
const labelRoom = 14;

const middleOf = ({ startAngle, endAngle }: Slice) => (startAngle + endAngle) / 2;
const at = (angle: number, distance: number): [number, number] => [
  Math.sin(angle) * distance,
  -Math.cos(angle) * distance,
];

/** The parts around the ring: the middle of the first is where the line starts, so that smaller ones fan out opposite. */
export function slicesOf<Part extends { value: number }>(parts: readonly Part[]): PieArcDatum<Part>[] {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return [];
  const begins = (1.5 - (parts[0]?.value ?? 0) / total) * Math.PI;
  const around = pie<Part>()
    .sort(null)
    .value(({ value }) => value)
    .startAngle(begins)
    .endAngle(begins + 2 * Math.PI);
  return around([...parts]);
}

/** Where each slice's label stands: beside the ring, as high as the slice's middle if there is room. */
export function labelPlaces(slices: readonly Slice[]): LabelPlace[] {
  const places = slices.map((slice): LabelPlace => {
    const [x, y] = at(middleOf(slice), radius.outer);
    return { side: x >= 0 ? 'end' : 'start', height: 50 + y / 2 };
  });
  for (const side of ['start', 'end'] as const) {
    const here = places.filter((place) => place.side === side);
    const heights = spread(
      here.map(({ height }) => height),
      labelRoom,
    );
    for (const [index, place] of here.entries()) place.height = heights[index]!;
  }
  return places;
}

/** The way from a slice to its label. */
export function leader(slice: Slice, { side, height }: LabelPlace): [number, number][] {
  const angle = middleOf(slice);
  return [at(angle, radius.outer + 3), at(angle, radius.outer + 9), [side === 'end' ? 97 : -97, height * 2 - 100]];
}
