import { afterEach, expect, test, vi } from 'vitest';
import { sectionBeingRead } from './section-being-read.ts';

// A page of 4,300 in a window of 900.
const starts = { long: 0, middle: 3_000, last: 3_700 };
function readAt(top: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(4_300);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockReturnValue(top);
  const sections = Object.entries(starts).map(([id, start]) => {
    const section = Object.assign(document.createElement('section'), { id });
    section.getBoundingClientRect = () => DOMRect.fromRect({ y: start - top, height: 600 });
    return section;
  });
  return sectionBeingRead(sections)?.id;
}
afterEach(() => vi.restoreAllMocks());

test('a section is read from where its start has come up until the next one has', () => {
  expect(readAt(0)).toBe('long');
  expect(readAt(2_600)).toBe('long');
  expect(readAt(2_750)).toBe('middle');
  // It fills the window, however near the end of the page is.
  expect(readAt(3_000)).toBe('middle');
});

test('at the end of the page the last section is read, though it never comes up', () => {
  expect(readAt(3_400)).toBe('last');
});
