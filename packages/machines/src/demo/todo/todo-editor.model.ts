import fc from 'fast-check';
import { type MachineModel, nothing } from '#model/machine-model.ts';
import { type TaskSave, type TodoEditorContext, todoEditorMachine } from './todo-editor.machine.ts';
import { noTask } from './todo-list.assigns.ts';

const task = { ...noTask, id: 1, title: 'As it was' };
const title = fc.constantFrom('', 'Call', 'Write');

export const model: MachineModel = {
  machine: todoEditorMachine,
  input: { task },
  otherInput: { task, fields: { title: 'Typed before' } },
  events: {
    'editor.changed': fc.record({ fields: fc.record({ title }) }),
    'editor.submitted': nothing,
    'editor.closed': nothing,
    'editor.discarded': nothing,
    'editor.continued': nothing,
  },
  results: { saveTask: fc.constant(({ id, fields }: TaskSave) => ({ ...noTask, ...fields, id })) },
  problemIn: ['editing', 'asking', 'closed'],
  watch:
    () =>
    ({ command, before, after, effects }) => {
      const saved = effects.includes('announceSaved');
      const isDone = command.kind === 'succeed';
      if (saved !== isDone) throw new Error(saved ? 'Nothing was saved.' : 'Nobody heard that it was saved.');
      const isTyped = command.kind === 'send' && command.event.type === 'editor.changed' && before.matches('editing');
      if (effects.includes('keepDraft') !== isTyped) throw new Error('What is typed is kept at once.');
      const isOver = after.matches('closed') && !before.matches('closed');
      if (effects.includes('dropDraft') !== isOver) throw new Error('The draft is dropped with the drawer.');
      const { fields } = before.context as TodoEditorContext;
      const isAsked = after.matches('closed') && before.matches('editing') && Object.keys(fields).length > 0;
      if (isAsked) throw new Error('What was typed is lost, and nobody was asked.');
    },
};
