import type { BarLine } from '../report/report.ts';
import type { ChatResults } from './measure-chat.ts';

const bars = { opening: 100, framesPerSecond: 60 };

export const chatTitle = ({ messages }: ChatResults) =>
  `Chat, a conversation of ${messages.toLocaleString('en')} messages`;

/** A line for each bar of chat. */
export function chatLines({ opening, framesPerSecond, inDocument }: ChatResults): BarLine[] {
  const frames = Math.round(framesPerSecond);
  return [
    {
      title: 'a conversation opened from the list, press → its messages painted, 4×',
      value: `${Math.round(opening)} ms`,
      bar: `≤ ${bars.opening} ms`,
      isWithin: opening <= bars.opening,
    },
    {
      title: `scrolled upwards without a stop, 1× (at most ${inDocument} messages in the document)`,
      value: `${frames} frames/s`,
      bar: `≥ ${bars.framesPerSecond} frames/s`,
      isWithin: frames >= bars.framesPerSecond,
    },
  ];
}
