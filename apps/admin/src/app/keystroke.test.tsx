import { editMachine } from '@diwan/machines/edit/edit.machine';
import type { Loaded, Opened } from '@diwan/machines/edit/edit.types';
import { UiProvider } from '@diwan/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { loadOwnInputs } from '#crud/fields/own/own-inputs.ts';
import { FormFields } from '#crud/form/FormFields.tsx';
import { custom, type InputProps } from '#crud/resource/field.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { skills } from '../features/skills/skills.resource.ts';
import { loadCore } from '../messages/core.ts';
import { loadMessages } from '../messages/messages.ts';
import { uiTexts } from './Shell/ui-texts.ts';

beforeAll(async () => {
  await loadCore('en');
  await loadMessages('skills', 'crud', 'crudLate', 'shell');
  await loadOwnInputs(fields);
});
afterEach(cleanup);

const drawn: string[] = [];
function Input({ path, label, value, onChange }: InputProps<string>) {
  drawn.push(path);
  return <input aria-label={label} name={path} value={value} onChange={(event) => onChange(event.target.value)} />;
}
const field = custom({ loadInput: async () => ({ default: Input }) });
const fields = { name: field, code: field, type: field };
const resource = { ...skills, fields, sections: [{ key: 'term', fields: ['name', 'code', 'type'] }] };
const draft = { name: 'a', code: 'b', type: 'c' };

test('a key draws the field that it changes, and no other', async () => {
  const loaded: Loaded = { draft, version: 1, record: null };
  const openRecord = fromPromise<Opened, { id: string | null }>(async () => ({ ...loaded, kept: null }));
  const machine = editMachine.provide({ actors: { openRecord } });
  const input = { id: 'x', canQueue: false, makeKey: () => 'key', readRecord: () => loaded };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const change = (field: string, value: unknown) => actor.send({ type: 'edit.changed', field, value });
  const errorAt = () => undefined;
  render(
    <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
      <ResourceProvider resource={resource as never}>
        <FormFields actor={actor} errorAt={errorAt} onChange={change} isDisabled={false} isEveryOneNeeded />
      </ResourceProvider>
    </UiProvider>,
  );
  drawn.length = 0;
  await userEvent.type(screen.getAllByRole('textbox')[1]!, 'xyz');
  expect(actor.getSnapshot().context.draft).toEqual({ ...draft, code: 'bxyz' });
  expect(drawn).toEqual(['code', 'code', 'code']);
});
