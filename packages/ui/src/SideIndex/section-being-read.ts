/** What the fixed bar at the top of the page covers. */
const covered = 96;
/** How far down what is not covered one reads. */
const reading = 1 / 4;

/** The section with the focus, while that is in view; else the one on the line where one reads, which sinks to the foot of the window on the last screen alone: what stands there never comes up to it. */
export function sectionBeingRead(sections: readonly Element[]): Element | undefined {
  const { activeElement: focused, documentElement: page } = document;
  const entered = sections.find((section) => section.contains(focused));
  if (entered && focused && isInView(focused)) return entered;
  const room = page.clientHeight - covered;
  const left = page.scrollHeight - page.clientHeight - page.scrollTop;
  const line = covered + Math.max(room * reading, room - left);
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? sections[0];
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > covered && top < document.documentElement.clientHeight;
}
