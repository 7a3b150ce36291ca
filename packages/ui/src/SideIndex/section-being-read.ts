/** What the fixed bar at the top of the page covers. */
const covered = 96;

/** The section with the focus, while that is in view; else the one on a line that sinks from the top of the window to its foot as the page is scrolled to its end. */
export function sectionBeingRead(sections: readonly Element[]): Element | undefined {
  const { activeElement: focused, documentElement: page } = document;
  const entered = sections.find((section) => section.contains(focused));
  if (entered && focused && isInView(focused)) return entered;
  const room = page.scrollHeight - page.clientHeight;
  const progress = room > 0 ? page.scrollTop / room : 0;
  const line = covered + progress * (page.clientHeight - covered);
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > covered && top < document.documentElement.clientHeight;
}
