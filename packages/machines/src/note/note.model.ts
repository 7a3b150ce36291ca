import fc from 'fast-check';
import { type MachineModel, nothing } from '../model/machine-model.ts';
import { type NoteContext, noteMachine } from './note.machine.ts';

const text = fc.constantFrom('', ' ', 'Called', 'Called twice');

export const model: MachineModel = {
  machine: noteMachine,
  input: { title: '', text: '' },
  events: {
    'note.typed': fc.record({ typed: fc.record({ title: text, text }, { requiredKeys: [] }) }),
    'note.submitted': nothing,
  },
  results: { saveNote: fc.constant({}) },
  problemIn: ['writing'],
  watch: () => {
    let typed = { title: '', text: '' };
    return ({ command, before, after }) => {
      if (command.kind === 'send' && command.event.type === 'note.typed' && before.matches('writing'))
        typed = { ...typed, ...(command.event as unknown as { typed: object }).typed };
      if (command.kind === 'succeed') typed = { title: '', text: '' };
      const { title, text: words } = after.context as NoteContext;
      if (title !== typed.title || words !== typed.text) throw new Error('What was typed is not there.');
    };
  },
};
