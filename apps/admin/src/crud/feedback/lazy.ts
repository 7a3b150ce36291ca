import { untilLoaded } from '@diwan/ui';
import { type ComponentType, lazy } from 'react';
import { loadMessages, type MessageNamespace } from '#messages/messages.ts';
import { afterScreen, whenCalm } from '#navigation/screens/after-screen.ts';

export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a screen that is fetched, code and texts, once the screen itself is there. */
export function lazyWhenIdle<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return lazy(() => afterScreen(() => fetchPart(texts, load)));
}

/** The same for what is seldom there to be seen. */
export function lazyWhenCalm<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return lazy(() => whenCalm(() => fetchPart(texts, load)));
}

/** The same for what somebody has asked for: it comes as soon as it can. */
export function lazyNow<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return lazy(() => fetchPart(texts, load));
}

/** Parts may ask for values, so what is wrong with one comes with them. A part that can't be fetched now, such as offline, is missing for a while; it doesn't take the screen with it. */
export function fetchPart<Props>(texts: readonly MessageNamespace[], load: LoadPart<Props>) {
  return untilLoaded(async () => {
    const [part] = await Promise.all([load(), loadMessages('invalid', ...texts)]);
    return part;
  });
}
