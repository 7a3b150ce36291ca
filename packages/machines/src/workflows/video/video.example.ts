import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import type { VideoInput } from './video.input.ts';

/** An upload on its way, sorted and free, which one has reported. */
export const example: VideoInput = {
  offered: initiallyOffered,
  hasCategory: true,
  isPriceMissing: false,
  transcode: 'ready',
  isFeatured: false,
  reportCount: 1,
  wasPublished: false,
};
