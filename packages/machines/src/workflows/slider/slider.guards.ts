import { isAfter } from '../rules.ts';
import type { AnySliderEvent, SliderInput } from './slider.input.ts';

interface Args {
  context: SliderInput;
  event: AnySliderEvent;
}

export const arePicturesMissing = ({ context }: Args) => !context.hasPictures;
/** Its time is ahead. */
export const isForLater = ({ context: { startsAt, now } }: Args) => isAfter(startsAt, now);
/** Its time is over. */
export const isWindowOver = ({ context: { endsAt, now } }: Args) => endsAt !== null && !isAfter(endsAt, now);
