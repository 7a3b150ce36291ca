import { type Spellings, toTranslate, upperFirst } from '../words.ts';
import type { PlannedResource } from './planned-resource.ts';

const languages = {
  en: {
    say: (english: string) => english,
    forms: ['one', 'other'],
    types: "import type { ResourceMessages } from '../resource-messages.ts';",
    type: '',
    check: (key: string) => ` satisfies ResourceMessages<'${key}'>`,
  },
  ar: {
    say: toTranslate,
    forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
    types: "import type { Translation } from '../translation.ts';\nimport type { messages as en } from './en.ts';",
    type: ': Translation<typeof en>',
    check: () => '',
  },
};

const withArticle = ({ words }: Spellings) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** A resource's words as its names have them; in Arabic each waits for whoever translates it. */
export function messages({ many, one, fields }: Omit<PlannedResource, 'path'>, language: 'ar' | 'en'): string {
  const { say, forms, types, type, check } = languages[language];
  const entries = (words: readonly (readonly [key: string, english: string])[]) =>
    words.map(([key, english]) => `${key}: '${say(english)}',`).join('\n    ');
  const choices = fields.filter(({ kind }) => kind === 'choice' || kind === 'choices');
  const choicesWords = choices.map(({ labels, values }) => {
    const words = values.map((value) => [value, upperFirst(value.replaceAll('_', ' '))] as const);
    return `${labels}: { ${entries(words)} },`;
  });
  const records = forms.map(
    (form) => [`records_${form}`, `{{number}} ${form === 'one' ? one.words : many.words}`] as const,
  );
  return `${types}

export const messages${type} = {
  title: '${say(many.sentence)}',
  one: '${say(one.words)}',
  add: '${say(`Add ${one.words}`)}',
  columns: { state: '${say('State')}', updatedAt: '${say('Changed')}' },
  sections: { details: '${say('Details')}' },
  fields: {
    ${entries(fields.map(({ name, words }) => [name, words]))}
  },
  ${choices.length > 0 ? `choices: { ${choicesWords.join('\n    ')} },` : ''}
  states: { talentList: { open: '${say('In use')}', archived: '${say('Archived')}' } },
  events: { talentList: { archive: '${say('Archive')}', reopen: '${say('Reopen')}' } },
  done: { talentList: { archive: '${say('Archived')}', reopen: '${say('Reopened')}' } },
  act: { talentList: { archive: '${say('Archive {{records}}')}', reopen: '${say('Reopen {{records}}')}' } },
  ${entries(records)}
}${check(many.camel)};

export const titles = {
  view: '${say(one.sentence)}',
  add: '${say(`Add ${withArticle(one)}`)}',
  edit: '${say(`Edit the ${one.words}`)}',
};
`;
}
