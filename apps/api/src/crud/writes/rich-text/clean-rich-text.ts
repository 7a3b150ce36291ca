import { fieldErrors } from '@diwan/api-contract/field-errors';
import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import sanitizeHtml from 'sanitize-html';
import type { AnyResource } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';

type Values = Readonly<Record<string, unknown>>;

const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'];

const directions = new Set(['auto', 'ltr', 'rtl']);

/** What the editor can write, and nothing else: see docs/adr/0016-rich-text.md. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, 'strong', 'em', 'a', 'br'],
  allowedAttributes: { ...Object.fromEntries(blocks.map((block) => [block, ['dir']])), a: ['href'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    '*': (tagName, { dir = '', ...attribs }) => ({
      tagName,
      attribs: directions.has(dir) ? { ...attribs, dir } : attribs,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
  enforceHtmlBoundary: false,
};

/** One rich text as it is kept: plain text becomes paragraphs, what could run or disguise is gone, its words stay. */
export const cleanRichText = (value: string): string => sanitizeHtml(richTextOf(value), allowed).trim();

/** A draft, or a part of one, with its rich texts as they are kept, in groups and rows too; refused where too little is left of one. */
export function withCleanRichText<D extends Record<string, unknown>>({ contract }: AnyResource, draft: D): D {
  const cleaned = clean(fieldsOf(contract.draft), draft);
  if (Object.keys(cleaned).length === 0) return draft;
  const whole = { ...draft, ...cleaned };
  const { error } = contract.draft.pick(maskOf(cleaned)).safeParse(cleaned);
  if (error) throw problemOf('invalid', { errors: fieldErrors(error.issues, cleaned) });
  return whole;
}

const maskOf = (values: Values) => Object.fromEntries(Object.keys(values).map((name) => [name, true as const]));

/** The values that hold rich text somewhere, as they are kept. */
function clean(fields: Readonly<Record<string, Field>>, values: Values): Values {
  const found = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = values[name];
    if (value === null || value === undefined || !holdsRichText(field)) return [];
    if (field.kind === 'group') return [[name, { ...(value as Values), ...clean(field.fields, value as Values) }]];
    if (field.kind === 'rows')
      return [[name, (value as Values[]).map((row) => ({ ...row, ...clean(field.fields, row) }))]];
    return [[name, cleanBoth(value as LocalizedText)]];
  });
  return Object.fromEntries(found);
}

const holdsRichText = (field: Field): boolean =>
  field.kind === 'richText' || ('fields' in field && Object.values(field.fields).some(holdsRichText));

const cleanBoth = ({ ar, en }: LocalizedText): LocalizedText => ({
  ar: cleanRichText(ar),
  ...(en !== undefined && { en: cleanRichText(en) }),
});
