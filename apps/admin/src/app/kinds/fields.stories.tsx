import { KeyValueList, Stack } from '@diwan/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { blankRow } from '#crud/fields/blank.ts';
import { FieldValue } from '#crud/fields/FieldValue.tsx';
import { FieldInput } from '#crud/fields/inputs.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { jobPosts } from '#features/job-posts/job-posts.resource.tsx';
import { json } from '#test/fake-network.ts';
import { StoryScreen } from '#test/StoryScreen.tsx';
import { answerFrom, speak } from '#test/story-edge.ts';
import { employer, kindSamples, type ReadKind } from './kind-samples.ts';

const words = {
  ar: { empty: 'حقل فارغ', filled: 'حقل مملوء', wrong: 'حقل خاطئ', disabled: 'حقل معطّل', read: 'كما يُقرأ' },
  en: { empty: 'Empty', filled: 'Filled', wrong: 'Wrong', disabled: 'Disabled', read: 'As it is read' },
};
type Looks = Exclude<keyof (typeof words)['ar'], 'read'>;

function Input({ kind, looks }: { kind: ReadKind; looks: Looks }) {
  const { t, language } = useResource();
  const { field, name = kind, value: filled, siblings } = kindSamples[kind];
  const [value, setValue] = useState(looks === 'empty' ? blankRow({ field }).field : filled);
  const label = words[language][looks];
  const path = `${name}`;
  return (
    <FieldInput
      field={field}
      path={`${looks}:${path}`}
      label={label}
      value={value}
      onChange={setValue}
      errorAt={(at) =>
        looks === 'wrong' && at === `wrong:${path}` ? t('invalid.invalid', { attr: label }) : undefined
      }
      isRequired={looks !== 'empty'}
      isDisabled={looks === 'disabled'}
      siblings={siblings}
    />
  );
}

function Kind({ kind }: { kind: ReadKind }) {
  const { language } = useResource();
  const { field, name = kind, value } = kindSamples[kind];
  const cell = <FieldValue field={field} name={name} value={value} />;
  return (
    <Stack gap="lg">
      <Input kind={kind} looks="empty" />
      <Input kind={kind} looks="filled" />
      <Input kind={kind} looks="wrong" />
      <Input kind={kind} looks="disabled" />
      <KeyValueList items={[{ id: 'read', name: words[language].read, value: cell }]} />
    </Stack>
  );
}

const options = () => json([employer]);

const occupations = () =>
  json({
    items: [{ code: '2411', title: 'Accountants', group: 'Finance professionals', jobTitles: [{ ar: 'محاسب' }] }],
  });

const { file, images } = kindSamples;
/** One pixel. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const content = () => new Response(picture, { headers: { 'content-disposition': 'attachment' } });
const files = Object.fromEntries([
  ...images.value.map((id) => [`GET /api/v1/field-files/${id}/content`, content]),
  [
    `GET /api/v1/field-files/${file.value}`,
    () => json({ id: file.value, name: 'contract.pdf', kind: 'pdf', size: 48_213, scan: 'unscanned' }),
  ],
]);

const meta: Meta<{ kind: ReadKind }> = {
  title: 'Fields',
  parameters: { width: 'form' },
  beforeEach: async ({ globals }) => {
    await speak(globals.language === 'en' ? 'en' : 'ar', [
      'jobPosts',
      'employers',
      'crud',
      'crudLate',
      'forms',
      'files',
    ]);
    return answerFrom({ 'GET /api/v1/employers/options': options, 'GET /api/v1/occupations': occupations, ...files });
  },
  render: ({ kind }) => (
    <StoryScreen resource={jobPosts} address="/job_post/list">
      <Kind kind={kind} />
    </StoryScreen>
  ),
  // Some inputs are loaded where they are drawn.
  play: async ({ canvas, globals }) => {
    const { disabled } = words[globals.language === 'en' ? 'en' : 'ar'];
    await expect((await canvas.findAllByText(new RegExp(disabled), {}, { timeout: 60_000 }))[0]).toBeVisible();
  },
};
export default meta;

type Story = StoryObj<typeof meta>;
const storyOf = (kind: ReadKind): Story => ({ args: { kind } });

export const AnswerKind = storyOf('answer');
export const BooleanKind = storyOf('boolean');
export const ChoiceKind = storyOf('choice');
export const ChoicesKind = storyOf('choices');
export const CityKind = storyOf('city');
export const CountriesKind = storyOf('countries');
export const CountryKind = storyOf('country');
export const DateKind = storyOf('date');
export const DurationKind = storyOf('duration');
export const EmailKind = storyOf('email');
export const FieldNamesKind = storyOf('fieldNames');
export const FileKind = storyOf('file');
export const GroupKind = storyOf('group');
export const IbanKind = storyOf('iban');
export const ImageKind = storyOf('image');
export const ImagesKind = storyOf('images');
export const InstantKind = storyOf('instant');
export const LanguageKind = storyOf('language');
export const LocalizedKind = storyOf('localized');
export const LocalizedTagsKind = storyOf('localizedTags');
export const MoneyKind = storyOf('money');
export const NationalAddressKind = storyOf('nationalAddress');
export const NationalIdKind = storyOf('nationalId');
export const NumberKind = storyOf('number');
export const PercentageKind = storyOf('percentage');
export const PhoneKind = storyOf('phone');
export const OccupationKind = storyOf('occupation');
export const RatingKind = storyOf('rating');
export const ReferenceKind = storyOf('reference');
export const RegisterNumberKind = storyOf('registerNumber');
export const RichTextKind = storyOf('richText');
export const RowsKind = storyOf('rows');
export const TagsKind = storyOf('tags');
export const TextKind = storyOf('text');
export const TimeKind = storyOf('time');
export const UrlKind = storyOf('url');
