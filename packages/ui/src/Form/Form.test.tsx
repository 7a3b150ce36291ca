import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormSection } from '../FormSection/FormSection.tsx';
import { Form } from './Form.tsx';

test('DEV-03 Ctrl S submits from anywhere, on an Arabic keyboard too, and the page is not saved', () => {
  const onSubmit = vi.fn();
  render(
    <Form label="Project" onSubmit={onSubmit}>
      <FormSection id="basics" title="Basics">
        text
      </FormSection>
    </Form>,
  );
  expect(fireEvent.keyDown(document.body, { key: 'س', code: 'KeyS', ctrlKey: true })).toBe(false);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.getByRole('region', { name: 'Basics' })).toBeInTheDocument();
});

test('DEV-03 Enter in a field and the button submit without leaving the page', async () => {
  const onSubmit = vi.fn();
  render(
    <Form label="Project" onSubmit={onSubmit} aside="Sections">
      <input aria-label="Name" />
      <button type="submit">Save</button>
    </Form>,
  );
  expect(screen.getByRole('form', { name: 'Project' })).not.toHaveTextContent('Sections');
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('DEV-03 below a dialog the form rests', () => {
  const onSubmit = vi.fn();
  render(
    <div inert>
      <Form label="Project" onSubmit={onSubmit}>
        text
      </Form>
    </div>,
  );
  expect(fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true })).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
});
