import type { VideoInput } from './video.input.ts';

interface Args {
  context: VideoInput;
}

/** Links are watched elsewhere; an upload has to be made ready first. */
export const isFilmNotReady = ({ context: { transcode } }: Args) => transcode !== 'none' && transcode !== 'ready';
/** Until it has failed, its film may still come. */
export const isFilmOnItsWay = ({ context: { transcode } }: Args) =>
  transcode === 'queued' || transcode === 'processing';
export const isFilmElsewhere = ({ context: { transcode } }: Args) => transcode === 'none';
export const hasFailed = ({ context }: Args) => context.transcode === 'failed';
export const isCategoryMissing = ({ context }: Args) => !context.hasCategory;
export const isPriceMissing = ({ context }: Args) => context.isPriceMissing;
export const isFeatured = ({ context }: Args) => context.isFeatured;
export const isNotFeatured = ({ context }: Args) => !context.isFeatured;
export const hasNoReports = ({ context }: Args) => context.reportCount === 0;
export const wasPublished = ({ context }: Args) => context.wasPublished;
