import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormSection } from './FormSection.tsx';

test('DEV-03 a section is a region with the name of its title, which can be led to but is no stop on the way', () => {
  render(
    <FormSection id="basics" title="Basics" description="All fields are required.">
      <input aria-label="Name" />
    </FormSection>,
  );
  const section = screen.getByRole('region', { name: 'Basics' });
  expect(section).toHaveTextContent('All fields are required.');
  expect(section).toContainElement(screen.getByRole('textbox', { name: 'Name' }));
  const title = screen.getByRole('heading', { level: 2, name: 'Basics' });
  expect(title.tabIndex).toBe(-1);
  title.focus();
  expect(title).toHaveFocus();
});
