import { announce } from '@diwan/ui';

const patience = 10_000;

/** What follows a navigation: the document's title, the focus on the page's heading, and a word for screen readers. */
export function createArrival(): (title: string) => void {
  let isFirst = true;
  let stopWaiting = () => {};
  return (title) => {
    document.title = title;
    stopWaiting();
    // The first page is the browser's own arrival: focus stays at the top, before the skip link.
    if (!isFirst) {
      announce(title);
      stopWaiting = focusHeading();
    }
    isFirst = false;
  };
}

/** Focuses the page's heading as soon as it is there; somebody who is typing already isn't pulled away. */
function focusHeading(): () => void {
  const find = () => {
    const heading = document.querySelector('h1');
    if (!heading) return;
    stop();
    if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(find);
  const late = setTimeout(() => stop(), patience);
  // React puts the new screen there after this task; until then the old heading stands.
  const soon = setTimeout(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    find();
  }, 30);
  const stop = () => {
    observer.disconnect();
    clearTimeout(soon);
    clearTimeout(late);
  };
  return stop;
}
