/** How wide a page is, of the room that it has. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export const fitting = 1;

/** The next step in a direction; the same where there is none. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const steps = by > 0 ? zooms : zooms.toReversed();
  return steps.find((step) => (step - zoom) * by > 0) ?? zoom;
}

/** How wide a page is at most before somebody enlarges it, in pixels: about as on paper, held in the hand. */
export const widest = 900;
