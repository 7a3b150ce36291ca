import { mostDocumentBytes, mostImageBytes } from '@diwan/api-contract/values/file';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { type ChosenFile, type UploadEvent, uploadMachine } from './upload.machine.ts';
import { refusalIn, standingOf } from './upload.selectors.ts';

const problem = (status: number, code: string, errors: object[] = []) =>
  Object.assign(new Error(), { problem: { status, code, errors } });

function start(file: ChosenFile = { name: 'cv.pdf', size: 1000 }) {
  const keys: string[] = [];
  const stopped = vi.fn();
  const announceArrival = vi.fn();
  const announceFailure = vi.fn();
  const machine = uploadMachine.provide({
    actors: {
      sendFile: fromCallback<UploadEvent, { key: string }>(({ input }) => {
        keys.push(input.key);
        return stopped;
      }),
    },
    actions: { announceArrival, announceFailure },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'upload.chosen', file });
  return { actor, keys, stopped, announceArrival, announceFailure, standing: () => standingOf(actor.getSnapshot()) };
}

test.each([
  ['page.html', 10, 'fileType'],
  ['cv.pdf.exe', 10, 'fileType'],
  ['cv', 10, 'fileType'],
  ['photo.gif', 10, 'fileType'],
  ['cv.pdf', 0, 'fileEmpty'],
  ['cv.pdf', mostDocumentBytes + 1, 'fileTooLarge'],
  ['photo.png', mostImageBytes + 1, 'fileTooLarge'],
])('DOM-07 %s with %i bytes is refused before it is sent: %s', (name, size, refusal) => {
  const { actor, keys, standing } = start({ name, size });
  expect(standing()).toBe('refused');
  expect(refusalIn(actor.getSnapshot().context)).toBe(refusal);
  expect(actor.getSnapshot().can({ type: 'upload.retried' })).toBe(false);
  expect(keys).toEqual([]);
});

test('DOM-07 a file is sent once, says how far it is, and that the server looks at it', () => {
  const { actor, keys, standing, announceArrival } = start({ name: 'photo.JPG', size: mostImageBytes });
  expect(standing()).toBe('sending');
  actor.send({ type: 'upload.progressed', sent: 0.4 });
  expect(actor.getSnapshot().context.sent).toBe(0.4);
  actor.send({ type: 'upload.progressed', sent: 1 });
  expect(standing()).toBe('checking');
  actor.send({ type: 'upload.arrived' });
  expect(actor.getSnapshot().status).toBe('done');
  expect([keys.length, announceArrival.mock.calls.length]).toEqual([1, 1]);
});

test('DOM-07 a file that broke off is sent again under its key', () => {
  const { actor, keys, standing, announceFailure } = start();
  actor.send({ type: 'upload.progressed', sent: 0.7 });
  actor.send({ type: 'upload.broke', error: problem(0, 'offline') });
  expect(standing()).toBe('failed');
  expect(announceFailure).toHaveBeenCalledTimes(1);
  actor.send({ type: 'upload.retried' });
  expect([standing(), actor.getSnapshot().context.sent]).toEqual(['sending', 0]);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('DOM-07 what the server refused is said, and not tried again', () => {
  const { actor, standing } = start();
  const errors = [{ path: 'file', code: 'fileEncrypted' }];
  actor.send({ type: 'upload.broke', error: problem(422, 'invalid', errors) });
  expect(standing()).toBe('refused');
  expect(refusalIn(actor.getSnapshot().context)).toBe('fileEncrypted');
  expect(actor.getSnapshot().can({ type: 'upload.retried' })).toBe(false);
});

test('DOM-07 giving up stops the sending', () => {
  const { actor, stopped, announceArrival } = start();
  actor.send({ type: 'upload.cancelled' });
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().matches('cancelled')).toBe(true);
  expect(announceArrival).not.toHaveBeenCalled();
});
