import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { failing } from '../model/failing.ts';
import { turn } from '../model/held-work.ts';
import { type NoteText, noteMachine } from './note.machine.ts';
import { missingIn } from './note.selectors.ts';

type Saved = NoteText & { key: string };

function start(input: NoteText = { title: '', text: '' }) {
  const saveNote = vi.fn<(note: Saved) => Promise<unknown>>(async () => null);
  const announceSaved = vi.fn();
  const machine = noteMachine.provide({
    actors: { saveNote: fromPromise<unknown, Saved>(({ input: note }) => saveNote(note)) },
    actions: { announceSaved },
  });
  const actor = createActor(machine, { input }).start();
  const submit = async () => {
    actor.send({ type: 'note.submitted' });
    await turn();
  };
  return { actor, submit, saveNote, announceSaved, state: () => actor.getSnapshot() };
}
const call = { title: 'Call', text: 'Asked for time until Sunday.' };

test('MSG-08 MSG-09 a note without title or text is not sent, and what is missing is said after the first try', async () => {
  const { actor, submit, saveNote, state } = start();
  expect(missingIn(state().context)).toEqual({ title: false, text: false });
  await submit();
  expect(missingIn(state().context)).toEqual({ title: true, text: true });
  actor.send({ type: 'note.typed', typed: { title: 'Call', text: '  ' } });
  await submit();
  expect(missingIn(state().context)).toEqual({ title: false, text: true });
  expect(saveNote).not.toHaveBeenCalled();
});

test('a note is sent once and makes room for the next', async () => {
  const { actor, submit, saveNote, announceSaved, state } = start(call);
  actor.send({ type: 'note.submitted' });
  await submit();
  expect(saveNote).toHaveBeenCalledTimes(1);
  expect(saveNote.mock.calls[0]![0]).toMatchObject(call);
  expect(announceSaved).toHaveBeenCalledTimes(1);
  expect(state().context).toMatchObject({ title: '', text: '', hasTried: false, key: null });
});

test('what was typed stays when sending fails, and the same text goes out under the same key', async () => {
  const { actor, submit, saveNote, state } = start(call);
  saveNote.mockRejectedValueOnce(failing('offline')).mockRejectedValueOnce(failing('offline'));
  await submit();
  expect(state().context).toMatchObject({ ...call, problem: { code: 'offline' } });
  await submit();
  actor.send({ type: 'note.typed', typed: { text: 'Asked for time until Monday.' } });
  await submit();
  const [first, second, third] = saveNote.mock.calls.map(([note]) => note.key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a refused note stays, under a new key', async () => {
  const { submit, saveNote, state } = start(call);
  saveNote.mockRejectedValueOnce(failing('stale'));
  await submit();
  expect(state().context).toMatchObject({ ...call, key: null, problem: { code: 'stale' } });
});
