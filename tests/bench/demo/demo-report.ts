import type { BarLine } from '../report/report.ts';
import type { DemoResults } from './measure-demo.ts';

const bars = { roundTrip: 20, framesPerSecond: 60 };

export const demoTitle = 'Demo apps';

/** A line for each bar of the demo. */
export function demoLines({ roundTrips, framesPerSecond, rowsInDocument }: DemoResults): BarLine[] {
  const frames = Math.round(framesPerSecond);
  return [
    ...roundTrips.map(({ title, milliseconds }) => ({
      title: `mock round trip, ${title}`,
      value: `${milliseconds.toFixed(1)} ms`,
      bar: `≤ ${bars.roundTrip} ms`,
      isWithin: milliseconds <= bars.roundTrip,
    })),
    {
      title: `scrolling 5,000 mails without a stop, 1× (at most ${rowsInDocument} rows in the document)`,
      value: `${frames} frames/s`,
      bar: `≥ ${bars.framesPerSecond} frames/s`,
      isWithin: frames >= bars.framesPerSecond,
    },
  ];
}
