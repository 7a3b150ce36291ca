import { Button } from '@diwan/ui/Button/Button';
import { ConfirmDialog } from '@diwan/ui/ConfirmDialog/ConfirmDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Section, Sentences, Sheet } from '../parts/Sheet.tsx';
import { shown } from './patterns.css.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={shown}>
      <Button onPress={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog
        title="Delete 3 skills?"
        consequence="Welding, Carpentry and Accounting leave 41 profiles. This can’t be undone."
        confirmLabel="Delete 3 skills"
        isOpen={isOpen}
        onConfirm={close}
        onCancel={close}
      />
    </div>
  );
}

function DestructivePage() {
  return (
    <Sheet
      title="Destructive actions"
      lead="The easier a thing is to take back, the less it asks. What can’t be taken back says what will happen, and to what, by name."
    >
      <Section title="How much is asked">
        <DescriptionTable
          label="How much is asked"
          columns={['What it does', 'What is asked']}
          rows={[
            { name: 'Can be undone', cells: ['Nothing: it is done, and a toast offers “Undo” for ten seconds.'] },
            { name: 'Takes something away for good', cells: ['A `ConfirmDialog` with names, number and consequence.'] },
            { name: 'Needs a reason', cells: ['The same, with the field for the reason in it.'] },
            { name: 'Is on many records', cells: ['A preview first: how many can, how many can’t, and why.'] },
          ]}
        />
      </Section>
      <Section
        title="The question"
        note="The safe answer has the focus; the other one carries the verb and the number."
      >
        <Example />
      </Section>
      <Sentences
        title="Don’t"
        lines={[
          'Fill a button in red outside of a dialog.',
          'Ask “Are you sure?”, or answer with “Yes” and “OK”.',
          'Hide what can’t be done now: show it, with its reason.',
        ]}
      />
    </Sheet>
  );
}

const meta = {
  title: 'Patterns/Destructive actions',
  component: DestructivePage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DestructivePage>;
export default meta;

export const DestructiveActions: StoryObj<typeof meta> = {};

export const Asked: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    const dialog = await within(document.body).findByRole('alertdialog');
    const deed = within(dialog).getByRole('button', { name: 'Delete 3 skills' });
    await waitFor(() => expect(deed).toBeVisible());
  },
};
