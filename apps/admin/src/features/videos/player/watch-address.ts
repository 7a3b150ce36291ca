import type { VideoSource } from '@diwan/api-contract/values/site/video';

/** Where a video that is not here is watched, from a second on. */
export function watchAddress(source: Exclude<VideoSource, 'upload'>, url: string, at: number): string {
  if (at === 0) return url;
  const address = new URL(url);
  if (source === 'youtube') address.searchParams.set('t', `${at}s`);
  else address.hash = `t=${at}s`;
  return address.href;
}
