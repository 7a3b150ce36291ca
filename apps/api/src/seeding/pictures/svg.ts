/** The side of a drawing: twice what a list shows of it, and as much as the head of a record needs. */
export const side = 96;

/** A drawing of shapes, from back to front, and how much of its 96 by 96 is seen. */
export const drawing = (seen: string, ...shapes: string[]): string => sized(seen, [side, side], shapes);

/** The same, of as many pixels as it needs. */
export const sized = (seen: string, [width, height]: readonly [number, number], shapes: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${seen}">${shapes.join('')}</svg>`;

export const ground = (fill: string): string => `<path fill="${fill}" d="M0 0h96v96H0z"/>`;
export const area = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
export const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
export const oval = (fill: string, [x, y]: readonly [number, number], rx: number, ry = rx): string =>
  `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** A colour nearer to black, by a share between 0 and 1. */
export function darker(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
