import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { SaveBar } from './SaveBar.tsx';

test('DEV-03 what changed is read before Cancel and Save, in this order', async () => {
  const { container } = render(
    <SaveBar summary="2 fields changed">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </SaveBar>,
  );
  expect(container.textContent).toBe('2 fields changedCancelSave');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('DEV-03 a question is read before what answers it', () => {
  const { container } = render(
    <SaveBar summary="A reason is needed" question={<p>Why?</p>}>
      <Button>Reject</Button>
    </SaveBar>,
  );
  expect(container.textContent).toBe('Why?A reason is neededReject');
});
