import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stepper, type StepperProps } from './Stepper.tsx';

const stepper = (props: Partial<StepperProps> = {}) => (
  <Stepper
    label="Import"
    stateTexts={{ done: 'done', failed: 'has mistakes' }}
    steps={[
      { id: 'file', title: 'Choose a file', state: 'done' },
      { id: 'check', title: 'Check it', state: 'failed', note: '3 mistakes' },
      { id: 'mend', title: 'Mend it', state: 'current' },
      { id: 'take', title: 'Take it in', state: 'upcoming' },
    ]}
    {...props}
  />
);

test('DEV-03 the steps say their number, how far each has come and where one is', () => {
  render(stepper());
  expect(screen.getByRole('list', { name: 'Import' })).toBeInTheDocument();
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(4);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(steps[0]).toHaveTextContent('Choose a file (done)');
  expect(steps[1]).toHaveTextContent('Check it (has mistakes)3 mistakes');
  expect(screen.queryByRole('button')).toBeNull();
});

test('DEV-03 one goes back by keyboard to what is done or failed, and never ahead', async () => {
  const onGo = vi.fn();
  render(stepper({ onGo }));
  expect(screen.getAllByRole('button')).toHaveLength(2);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /Check it/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onGo.mock.calls).toEqual([['check']]);
});
