import { expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };
const files = import.meta.glob<{ messages: Tree }>('./*/{ar,en}.ts', { eager: true });
const sources = import.meta.glob<string>('./**/ar.ts', { eager: true, query: '?raw', import: 'default' });
const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[1] as string))];
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

function leaves(tree: Tree, prefix = ''): Map<string, string> {
  const found = Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : [...leaves(value, `${prefix}${key}.`)],
  );
  return new Map(found);
}

const textsOf = (language: string, folder: string) => leaves(files[`./${folder}/${language}.ts`]?.messages ?? {});
const countedOf = (texts: Map<string, string>) =>
  [...texts.keys()].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length));
const isForm = (key: string, counted: string[]) =>
  counted.some((base) => forms.some((form) => key === `${base}_${form}`));
const byText = (a = '', b = '') => a.localeCompare(b);
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1]).toSorted(byText);

test.each(folders)(
  'T125 I18N-03 %s has the same keys in both languages, and six forms of what is counted',
  (folder) => {
    const [ar, en] = [textsOf('ar', folder), textsOf('en', folder)];
    const counted = countedOf(en);
    expect(countedOf(ar)).toEqual(counted);
    const plain = (texts: Map<string, string>) => [...texts.keys()].filter((key) => !isForm(key, counted)).sort();
    expect(plain(ar)).toEqual(plain(en));
    for (const base of counted)
      for (const form of forms) expect(ar.get(`${base}_${form}`), `${base}_${form}`).toBeTruthy();
  },
);

test.each(folders)('T125 %s keeps the same placeholders, and no text is empty', (folder) => {
  const ar = textsOf('ar', folder);
  for (const [key, text] of textsOf('en', folder)) {
    expect(text.trim(), key).not.toBe('');
    if (ar.has(key) && !isForm(key, countedOf(ar)))
      expect(placeholders(ar.get(key) ?? ''), key).toEqual(placeholders(text));
  }
});

test.each(folders)('I18N-03 the Arabic of %s is Arabic', (folder) => {
  const latinOnly = [...textsOf('ar', folder)].filter(
    ([, text]) => /[a-z]{3}/i.test(text.replace(/\{\{.*?\}\}/g, '')) && !/[\u0600-\u06ff]/.test(text),
  );
  expect(latinOnly.filter(([, text]) => !['English', 'CSV', 'XLSX', 'ESCO', 'iOS'].includes(text))).toEqual([]);
});

test('no Arabic waits to be translated', () => {
  const waiting = Object.entries(sources).flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => (line.includes('للترجمة:') ? [`${path} ${line.trim()}`] : [])),
  );
  expect(waiting).toEqual([]);
});
