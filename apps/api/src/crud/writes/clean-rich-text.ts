import { fieldErrors } from '@diwan/api-contract/field-errors';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import sanitizeHtml from 'sanitize-html';
import { problemOf } from '#http/problems/problems.ts';
import type { AnyResource } from '../definition.ts';

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

/** A draft, or a part of one, with its rich texts as they are kept; refused where too little is left of one. */
export function withCleanRichText<D extends Record<string, unknown>>({ contract }: AnyResource, draft: D): D {
  const cleaned = Object.entries(fieldsOf(contract.draft)).flatMap(([name, { kind }]): [string, LocalizedText][] => {
    const value = draft[name] as LocalizedText | null | undefined;
    if (kind !== 'richText' || !value) return [];
    const clean = { ar: cleanRichText(value.ar), ...(value.en !== undefined && { en: cleanRichText(value.en) }) };
    const { error } = contract.draft.shape[name]!.safeParse(clean);
    if (error) {
      const errors = fieldErrors(error.issues, clean).map(({ path, ...rest }) => ({
        path: `${name}.${path}`,
        ...rest,
      }));
      throw problemOf('invalid', { errors });
    }
    return [[name, clean]];
  });
  return { ...draft, ...Object.fromEntries(cleaned) };
}
