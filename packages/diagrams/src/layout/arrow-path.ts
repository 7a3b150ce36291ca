import type { Point } from './layout.ts';

const radius = 6;
const headLength = 8;
const headHalf = 4;

/** The way of an arrow as an SVG path: straight pieces with rounded corners. */
export function arrowPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const pieces = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L ${write(point)}`;
    const before = index === 0 ? first : rest[index - 1]!;
    return `L ${write(towards(point, before))} Q ${write(point)} ${write(towards(point, next))}`;
  });
  return [`M ${write(first)}`, ...pieces].join(' ');
}

/** The head at its end, as the points of a polygon. */
export function arrowHead(points: readonly Point[]): string {
  const [before, end] = points.slice(-2);
  if (!before || !end) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const base = { x: end.x - dx * headLength, y: end.y - dy * headLength };
  const left = { x: base.x - dy * headHalf, y: base.y + dx * headHalf };
  const right = { x: base.x + dy * headHalf, y: base.y - dx * headHalf };
  return [end, left, right].map(write).join(' ');
}

/** A point on the way from a corner to its neighbour, where the rounding begins or ends. */
function towards(corner: Point, neighbour: Point): Point {
  const [dx, dy] = [neighbour.x - corner.x, neighbour.y - corner.y];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(radius, length / 2) / length;
  return { x: corner.x + dx * share, y: corner.y + dy * share };
}

const write = ({ x, y }: Point) => `${round(x)},${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;
