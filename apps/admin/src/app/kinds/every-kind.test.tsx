import { UiProvider } from '@diwan/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { blankRow } from '#crud/fields/blank.ts';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { valueText } from '#crud/fields/value-text.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { jobPosts } from '#features/job-posts/job-posts.resource.tsx';
import { speak } from '#test/story-edge.ts';
import { uiTexts } from '../Shell/ui-texts.ts';
import type * as stories from './fields.stories.tsx';
import { employer, kindSamples, type ReadKind, readKinds } from './kind-samples.ts';

afterEach(cleanup);

/** What needs more than a field alone to be written: the parts of a group, a question, a server, an editor. */
type WrittenElsewhere =
  | 'group'
  | 'rows'
  | 'answer'
  | 'reference'
  | 'occupation'
  | 'richText'
  | 'image'
  | 'images'
  | 'file';

const boxes = () => screen.getAllByRole('textbox');
const type = (text: string) => () => userEvent.type(boxes()[0]!, text);
const find = (typed: string, option: string) => async () => {
  await userEvent.type(screen.getByRole('combobox'), typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const choose = (option: string) => () => userEvent.selectOptions(screen.getByRole('combobox'), option);
const press = (role: 'checkbox' | 'radio', name: string) => userEvent.click(screen.getByRole(role, { name }));
const segments = (digits: string) => async () => {
  await userEvent.click((await screen.findAllByRole('spinbutton'))[0]!);
  await userEvent.keyboard(digits);
};
const inTurn =
  (...texts: string[]) =>
  async () => {
    for (const [index, text] of texts.entries()) if (text) await userEvent.type(boxes()[index]!, text);
    await userEvent.tab();
  };

/** How somebody writes the sample of each kind; a forgotten kind does not compile. */
const written: { [K in Exclude<ReadKind, WrittenElsewhere>]: () => Promise<void> } = {
  boolean: () => press('checkbox', 'Field'),
  choice: choose('Remote'),
  choices: async () => {
    await press('checkbox', 'Hybrid');
    await press('checkbox', 'Remote');
  },
  city: choose('Jeddah'),
  countries: async () => {
    await find('مصر', 'Egypt')();
    await find('jord', 'Jordan')();
    await userEvent.tab();
  },
  country: find('مصر', 'Egypt'),
  date: segments('21112026'),
  duration: inTurn('', '٩٠'),
  email: type('noura@example.com'),
  fieldNames: async () => {
    await find('titl', 'Title')();
    await find('sal', 'Salary')();
    await userEvent.tab();
  },
  iban: type('sa03 8000 0000 6080 1016 7519'),
  instant: segments('211120261405'),
  language: find('الأورد', 'Urdu'),
  localized: inTurn('محاسب', 'Accountant'),
  localizedTags: inTurn('نجارة{Enter}', 'Joinery{Enter}'),
  money: type('٨٥٠٠٫٥'),
  nationalAddress: inTurn('٨٢٢٨', 'طريق الإمام', 'المربع', 'الرياض', '12643', '2121'),
  nationalId: type('١٠٨٧٦٥٩٨٧٤'),
  number: type('١٢٥٠'),
  percentage: type('١٢٫٢٥'),
  phone: type('0512345678'),
  rating: () => press('radio', '4 of 5'),
  registerNumber: type('١٠١٠-١٢٣٤٥٦'),
  tags: type('SOCPA{Enter}CMA{Enter}'),
  text: type('الدور الثالث'),
  time: segments('1405'),
  url: type('https://example.com/jobs'),
};

function Written({ kind }: { kind: ReadKind }) {
  const { field } = kindSamples[kind];
  const [value, setValue] = useState(blankRow({ field }).field);
  return (
    <>
      <FieldInput
        field={field}
        path="field"
        label="Field"
        value={value}
        onChange={setValue}
        errorAt={() => undefined}
        isRequired
        isDisabled={false}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

function Read({ kind }: { kind: ReadKind }) {
  const context = useResource();
  const { field, name = kind, value } = kindSamples[kind];
  return <p>{valueText(field, name, value, context, () => employer.label[context.language])}</p>;
}

const show = (language: 'ar' | 'en', content: React.ReactNode) =>
  render(
    <UiProvider language={language} texts={uiTexts()} navigate={() => {}}>
      <ResourceProvider resource={jobPosts}>{content}</ResourceProvider>
    </UiProvider>,
  );

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  beforeAll(() => speak(language, ['jobPosts', 'crud', 'forms', 'shell']));

  test.each(readKinds)('a value of the kind %s is read in words', (kind) => {
    const { container } = show(language, <Read kind={kind} />);
    expect(container.textContent).toBe(kindSamples[kind].read[language]);
  });
});

test.each(['ar', 'en'] as const)('T120 a text in two languages is read in both, first in %s', async (language) => {
  await speak(language, ['jobPosts', 'crud', 'forms', 'shell']);
  const value = { ar: 'يدير الحسابات', en: 'Keeps the books' };
  for (const kind of ['localized', 'richText'] as const) {
    const { container, unmount } = show(language, <FieldValue field={{ kind }} name="description" value={value} />);
    const read = [...container.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, textContent }) => [
      lang,
      textContent,
    ]);
    const texts = [
      ['ar', value.ar],
      ['en', value.en],
    ];
    expect(read).toEqual(language === 'ar' ? texts : texts.reverse());
    unmount();
  }
});

describe('written in English', () => {
  beforeAll(() => speak('en', ['jobPosts', 'crud', 'forms', 'shell']));

  test.each(Object.entries(written))('what is typed into the kind %s is what it holds', async (kind, write) => {
    show('en', <Written kind={kind as ReadKind} />);
    await write();
    expect(JSON.parse(screen.getByRole('status').textContent!)).toEqual(kindSamples[kind as ReadKind].value);
  });

  test('an address of which nothing is left is none', async () => {
    show('en', <Written kind="nationalAddress" />);
    await userEvent.type(boxes()[1]!, 'x{Backspace}');
    expect(screen.getByRole('status')).toHaveTextContent('null');
  });
});

test('every kind has a story', () => {
  type Told = keyof typeof stories;
  expectTypeOf<Exclude<`${Capitalize<ReadKind>}Kind`, Told>>().toBeNever();
});
