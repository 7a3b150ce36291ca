import type { SliderInput } from './slider.input.ts';

/** For the whole of March, with its pictures. */
export const example: SliderInput = {
  now: '2026-03-01T09:00:00.000Z',
  hasPictures: true,
  startsAt: '2026-03-02T06:00:00.000Z',
  endsAt: '2026-03-31T20:59:00.000Z',
};
