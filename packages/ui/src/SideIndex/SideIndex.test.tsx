import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormSection } from '../FormSection/FormSection.tsx';
import { SideIndex } from './SideIndex.tsx';

type Seen = { isIntersecting: boolean; target: Element };
let see: (entries: Seen[]) => void = () => {};
const scrolled = vi.fn(function (this: Element) {
  return this.id;
});
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: Seen[]) => void) {
        see = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => vi.unstubAllGlobals());

const page = (
  <>
    <SideIndex
      label="Sections"
      sections={[
        { id: 'basics', title: 'Basics' },
        { id: 'contact', title: 'Contact', hasErrors: true },
      ]}
    />
    <FormSection id="basics" title="Basics">
      One
    </FormSection>
    <FormSection id="contact" title="Contact">
      Two
    </FormSection>
  </>
);
const link = (name: string) => screen.getByRole('link', { name });

test('T117 a section is led to by keyboard: it is scrolled to, and its title has the focus', async () => {
  render(page);
  link('Contact').focus();
  await userEvent.keyboard('{Enter}');
  expect(scrolled.mock.results.at(-1)?.value).toBe('contact');
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('DEV-03 the section that is being read is marked', () => {
  render(page);
  expect(link('Basics')).toHaveAttribute('aria-current', 'location');
  const target = screen.getByRole('region', { name: 'Contact' });
  act(() => see([{ isIntersecting: true, target }]));
  expect(link('Contact')).toHaveAttribute('aria-current', 'location');
  expect(link('Basics')).not.toHaveAttribute('aria-current');
});
