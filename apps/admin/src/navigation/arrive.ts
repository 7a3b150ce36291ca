import { announce } from '@diwan/ui';
import { standing } from '@diwan/ui/theme/rules/standing';

const patience = 10_000;

/** Says which path's screen stands: it comes a little after the path was accepted. */
export function noteDrawn(path: string): void {
  document.documentElement.dataset.drawn = path;
}

/** Says that another screen is being drawn: what was pressed shows it at once. */
export function noteGoing(isGoing: boolean): void {
  document.documentElement.toggleAttribute('data-going', isGoing);
}

/** What follows a navigation: the document's title, the focus on the page's heading, and a word for screen readers. */
export function createArrival(): (title: string, path: string) => void {
  let isFirst = true;
  let stopWaiting = () => {};
  return (title, path) => {
    document.title = title;
    stopWaiting();
    // The first page is the browser's own arrival: focus stays at the top, before the skip link.
    if (!isFirst) {
      announce(title);
      stopWaiting = focusHeading(path);
    }
    isFirst = false;
  };
}

/** Focuses the new screen's heading as soon as it is there; somebody who is typing already isn't pulled away. */
function focusHeading(path: string): () => void {
  const find = () => {
    const heading = document.querySelector<HTMLElement>(`h1${standing}`);
    if (!heading || document.documentElement.dataset.drawn !== path) return;
    stop();
    if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(find);
  const late = setTimeout(() => stop(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(late);
  };
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
  find();
  return stop;
}
