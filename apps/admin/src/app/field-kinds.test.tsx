import type { Field } from '@diwan/api-contract/kinds/field';
import { hiddenValues, isShown } from '@diwan/api-contract/kinds/shown-when';
import { UiProvider } from '@diwan/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { blankRow } from '#crud/fields/blank.ts';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { contractFields } from '#crud/resource/contract-fields.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { jobPosts } from '../features/job-posts/job-posts.resource.tsx';
import { loadCore } from '../messages/core.ts';
import { loadMessages } from '../messages/messages.ts';
import { uiTexts } from './Shell/ui-texts.ts';

const fields = contractFields.jobPosts;

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await loadCore('en');
  await loadMessages('jobPosts', 'crud', 'crudLate', 'shell');
});
afterEach(cleanup);

function Edited({ name, start }: { name: keyof typeof fields; start: unknown }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <FieldInput
        field={fields[name]}
        path={name}
        label="Field"
        value={value}
        onChange={setValue}
        errorAt={() => undefined}
        isRequired
        isDisabled={false}
      />
      <output>{JSON.stringify(value)}</output>
      <section>
        <FieldValue field={fields[name]} name={name} value={value} />
      </section>
    </>
  );
}

function edit(name: keyof typeof fields, start: unknown) {
  render(
    <UiProvider language="en" texts={uiTexts()} navigate={() => {}}>
      <ResourceProvider resource={jobPosts}>
        <Edited name={name} start={start} />
      </ResourceProvider>
    </UiProvider>,
  );
  return { value: () => JSON.parse(screen.getByRole('status').textContent!) as unknown };
}

const choose = (name: RegExp, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

test('nationalities are found by a country’s name in either language, and kept as its code', async () => {
  const { value } = edit('nationality', { rule: 'list', countries: ['SA'] });
  const countries = screen.getByRole('combobox', { name: /Countries/ });
  await userEvent.type(countries, 'مصر');
  await userEvent.click(await screen.findByRole('option', { name: 'Egypt' }));
  await userEvent.type(countries, 'jorda');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(value()).toEqual({ rule: 'list', countries: ['SA', 'EG', 'JO'] });
  await userEvent.click(screen.getByRole('button', { name: /Remove.*Egypt/ }));
  expect(value()).toEqual({ rule: 'list', countries: ['SA', 'JO'] });
});

test('countries are asked for by the rule that needs them alone, and forgotten with it', async () => {
  const { value } = edit('nationality', { rule: 'list', countries: ['SA'] });
  await choose(/Who may apply/, 'Any nationality');
  expect(screen.queryByRole('combobox', { name: /Countries/ })).toBeNull();
  expect(value()).toEqual({ rule: 'any', countries: [] });
});

test('a language is chosen by its name in either language, with a level beside it', async () => {
  const { value } = edit('languages', [{ code: 'ar', level: 'native' }]);
  const language = screen.getByRole('combobox', { name: 'Language' });
  expect(language).toHaveValue('Arabic');
  await userEvent.clear(language);
  await userEvent.type(language, 'الأوردية');
  await userEvent.click(await screen.findByRole('option', { name: 'Urdu' }));
  expect(value()).toEqual([{ code: 'ur', level: 'native' }]);
  expect(screen.getByText('Urdu', { selector: 'section *' })).toBeVisible();
});

const question = {
  ...blankRow((fields.questions as Field & { kind: 'rows' }).fields),
  type: 'single',
  options: ['SOCPA'],
};

test('the choices of a question are entered one by one, and its expected answer is one of them', async () => {
  const { value } = edit('questions', [question]);
  await userEvent.type(screen.getByRole('textbox', { name: /Answers to choose from/ }), 'CMA{Enter}');
  await choose(/Expected answer/, 'CMA');
  expect(value()).toMatchObject([{ options: ['SOCPA', 'CMA'], expectedAnswer: 'CMA' }]);
});

test('the kind of a question decides how its expected answer is entered', async () => {
  const { value } = edit('questions', [question]);
  await choose(/Kind of answer/, 'Yes or no');
  expect(screen.queryByRole('textbox', { name: /Answers to choose from/ })).toBeNull();
  await choose(/Expected answer/, 'No');
  expect(value()).toMatchObject([{ type: 'yes_no', options: [], expectedAnswer: 'no' }]);
  await choose(/Kind of answer/, 'Number');
  await userEvent.type(screen.getByRole('textbox', { name: /Expected answer/ }), '٥');
  expect(value()).toMatchObject([{ expectedAnswer: '5' }]);
  await choose(/Kind of answer/, 'File');
  expect(screen.queryByRole('textbox', { name: /Expected answer/ })).toBeNull();
});

test('of a group and of a row, what may stay empty is marked, and what must be filled is not', () => {
  edit('experienceYears', { min: 0, max: null });
  expect(screen.getByRole('textbox', { name: 'From' })).toBeRequired();
  expect(screen.getByRole('textbox', { name: /To/ })).not.toBeRequired();
  cleanup();
  edit('questions', [question]);
  const row = within(screen.getByRole('group', { name: 'Field 1' }));
  expect(row.getByRole('textbox', { name: /Answers to choose from/ })).toBeRequired();
});

test('where to apply is asked only by the way of applying that needs it', () => {
  const asked = (applyMode: string) =>
    (['applyUrl', 'applyEmail'] as const).filter((name) => isShown(fields[name], { applyMode }));
  expect([asked('in_platform'), asked('external_url'), asked('email')]).toEqual([[], ['applyUrl'], ['applyEmail']]);
  const values = { applyMode: 'external_url', applyUrl: 'https://example.com', applyEmail: 'jobs@example.com' };
  expect(hiddenValues({ applyUrl: fields.applyUrl, applyEmail: fields.applyEmail }, values)).toEqual({
    applyEmail: null,
  });
});
