import fc from 'fast-check';
import { codes, type MachineModel, nothing, problemOf, type Step } from '../model/machine-model.ts';
import { editMachine } from './edit.machine.ts';
import type { Draft, EditContext, Loaded, Side } from './edit.types.ts';

const value = fc.constantFrom('x', 'y', 'z');
const field = fc.constantFrom('name', 'code');
const draft = fc.record({ name: value, code: value });
const side = fc.constantFrom<Side>('mine', 'theirs');
const record = fc.record({ name: value, code: value, version: fc.nat({ max: 9 }) });
const readRecord = ({ version, ...rest }: Draft): Loaded => ({
  draft: rest,
  version: version as number,
  record: { ...rest, version },
});
const loaded = record.map(readRecord);
const kept = fc.record({
  draft,
  base: draft,
  version: fc.nat({ max: 9 }),
  savedAt: fc.constant('2026-03-01T09:00:00.000Z'),
});
const opened = fc.tuple(loaded, fc.option(kept)).map(([record, earlier]) => ({ ...record, kept: earlier }));
const wrong = [{ path: 'name', code: 'required' }];

const typing = ['editing', 'saved', 'queued'];

/** What was typed is in the draft, whatever happens, until its author gives it up or the server has it. */
function watch() {
  let typed = new Map<string, unknown>();
  const differing = (from: Draft, to: Draft) => new Map(Object.entries(to).filter(([name, one]) => from[name] !== one));

  return ({ command, before, after }: Step) => {
    const [was, is] = [before.context, after.context] as [EditContext, EditContext];
    const event = command.kind === 'send' ? command.event : { type: '' };
    if (event.type === 'edit.changed' && typing.some((state) => before.matches(state))) {
      const { field: name, value: one } = event as unknown as { field: string; value: unknown };
      typed.set(name, one);
    }
    if (event.type === 'edit.continued' && before.matches('offered'))
      typed = differing(was.kept!.base, was.kept!.draft);
    else if (is.base !== was.base)
      // Put together with what somebody else made of it: mine stays where I changed it and didn't choose theirs.
      typed = new Map([...typed].filter(([name, one]) => one !== was.base[name] && was.choices[name] !== 'theirs'));
    if (command.kind === 'succeed' && ['openRecord', 'saveDraft'].includes(command.work.src)) typed.clear();
    for (const [name, one] of typed)
      if (is.draft[name] !== one)
        throw new Error(`${name} was typed as ${String(one)} and is ${String(is.draft[name])}.`);
    if (after.hasTag('conflicted') && !is.theirs) throw new Error('A conflict has two sides.');
  };
}

export const model: MachineModel = {
  machine: editMachine,
  input: {
    id: 'a',
    canQueue: true,
    makeKey: () => crypto.randomUUID(),
    readRecord,
  },
  events: {
    'edit.changed': fc.record({ field, value }),
    'edit.save': nothing,
    'edit.retried': nothing,
    'edit.continued': nothing,
    'edit.discarded': nothing,
    'edit.sideChosen': fc.record({ path: field, side }),
    'edit.allChosen': fc.record({ side }),
    'edit.merged': nothing,
    'edit.conflictLeft': nothing,
  },
  results: { openRecord: opened, validateDraft: fc.constantFrom([], [], wrong), saveDraft: loaded, queueSave: nothing },
  problems: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...codes.filter((code) => code !== 'stale').map((code) => problemOf(code))),
    },
    { weight: 8, arbitrary: record.map((current) => problemOf('stale', { current })) },
    { weight: 2, arbitrary: fc.constant(problemOf('offline')) },
    { weight: 1, arbitrary: fc.constant(problemOf('invalid', { errors: wrong })) },
  ),
  ends: {
    forbidden: 'Who may not read a record has nothing to edit.',
    missing: 'What is gone is not edited; the screen leads to the list.',
  },
  problemIn: ['editing', 'unreadable', 'missing', 'forbidden', 'loading'],
  watch,
};
