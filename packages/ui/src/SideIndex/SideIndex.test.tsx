import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormSection } from '../FormSection/FormSection.tsx';
import { SideIndex } from './SideIndex.tsx';

// A page of 1,000 in a window of 600, whose last section is too short to reach the top.
const sections = { basics: [0, 500], contact: [500, 400], days: [900, 100] };
const scrolled = vi.fn(function (this: Element) {
  return this.id;
});
function scrollTo(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = (this.closest('section')?.id ?? 'basics') as keyof typeof sections;
    const [start = 0, height = 0] = sections[id];
    return DOMRect.fromRect({ y: start - top, height });
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockReturnValue(top);
  fireEvent.scroll(window);
}
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled;
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  scrollTo(0);
});
afterEach(() => vi.restoreAllMocks());

const page = (
  <>
    <SideIndex
      label="Sections"
      sections={[
        { id: 'basics', title: 'Basics' },
        { id: 'contact', title: 'Contact', hasErrors: true },
        { id: 'days', title: 'Days' },
      ]}
    />
    <FormSection id="basics" title="Basics">
      One
    </FormSection>
    <FormSection id="contact" title="Contact">
      Two
    </FormSection>
    <FormSection id="days" title="Days">
      Three
    </FormSection>
  </>
);
const link = (name: string) => screen.getByRole('link', { name });
const current = () => screen.getByRole('link', { current: 'location' }).textContent;

test('T117 a section is led to by keyboard: it is scrolled to, and its title has the focus', async () => {
  render(page);
  link('Contact').focus();
  await userEvent.keyboard('{Enter}');
  expect(scrolled.mock.results.at(-1)?.value).toBe('contact');
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('DEV-03 the section that is being read is marked, a short last one too', () => {
  render(page);
  expect(current()).toBe('Basics');
  scrollTo(300);
  expect(current()).toBe('Contact');
  scrollTo(400);
  expect(current()).toBe('Days');
});

test('DEV-03 the section that a person was led to stays marked while its title is in view', async () => {
  render(page);
  scrollTo(400);
  await userEvent.click(link('Contact'));
  expect(current()).toBe('Contact');
});
