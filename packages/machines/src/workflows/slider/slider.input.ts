import type { SliderEvent } from '@diwan/api-contract/resources/sliders';

/** What the rules about a slider look at. */
export interface SliderInput {
  now: string;
  /** Whether it has both pictures in Arabic, which stand for those that are missing in English. */
  hasPictures: boolean;
  startsAt: string;
  endsAt: string | null;
}

/** What staff send, and what comes with its time. */
export type AnySliderEvent = SliderEvent | { type: 'slider.goLive' } | { type: 'slider.endDue' };

export type SliderRefusal = 'picturesMissing' | 'windowOver' | 'notDue';
