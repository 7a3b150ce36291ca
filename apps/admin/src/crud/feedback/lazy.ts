import { untilLoaded } from '@diwan/ui';
import { type ComponentType, lazy } from 'react';
import { loadMessages, type MessageNamespace } from '#messages/messages.ts';
import { afterScreen, whenCalm } from '#navigation/screens/after-screen.ts';
import { loadAskedFor } from './late/load-asked-for.ts';

export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a screen that is fetched, code and texts, once the screen itself is there. What can't be fetched now, such as offline, is missing for a while; it takes neither the screen with it nor its turn from another part. */
export function lazyWhenIdle<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return lazy(() => untilLoaded(() => afterScreen(() => fetchPart(texts, load))));
}

/** The same for what is seldom there to be seen. */
export function lazyWhenCalm<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return lazy(() => untilLoaded(() => whenCalm(() => fetchPart(texts, load))));
}

/** The same for what somebody has asked for: it comes as soon as it can, and whoever has to wait for that is told. */
export function lazyNow<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return lazy(() => loadAskedFor(() => fetchPart(texts, load)));
}

/** Parts may ask for values, so the words for that come with them. */
export async function fetchPart<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  const [part] = await Promise.all([load(), loadMessages('crudLate', ...texts)]);
  return part;
}
