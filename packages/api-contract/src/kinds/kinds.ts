import { z } from 'zod';
import { text } from '../schema.ts';
import { type ReasonList, reasonCode } from '../settings/reasons.ts';
import { countryCodes, languageCodes } from '../values/codes.ts';
import { type FileKind, mostDocumentBytes } from '../values/file.ts';
import { fileKinds } from '../values/file-kinds.ts';
import { isSaIban, saIbanPattern } from '../values/iban.ts';
import { cityIds } from '../values/places/cities.ts';
import { mostStars } from '../values/rating.ts';
import { isNationalId } from '../values/text/national-id.ts';
import { wordsOf } from '../values/text/rich-text.ts';
import type { Field, FieldOf, PictureLimits } from './field.ts';
import { kindOf } from './kind-of.ts';

/** One of a few values, whose words stand under `choices:<labels>`. */
export const choice = <const V extends readonly [string, ...string[]]>(values: V, labels: string) =>
  z.enum(values).register(kindOf, { kind: 'choice', labels });

/** One of the reasons that administrators keep in a list; whether it is offered, the workflow decides. */
export const reasonOf = (list: ReasonList) =>
  reasonCode().register(kindOf, { kind: 'choice', values: [], labels: list });

/** Any of a few values. */
export const choices = <const V extends readonly [string, ...string[]]>(values: V, labels: string) =>
  z.array(choice(values, labels));

/** Some of the fields that a draft has, each once. */
export const fieldNames = <N extends z.ZodEnum>(names: N) =>
  z
    .array(names)
    .max(names.options.length)
    .refine((chosen) => new Set(chosen).size === chosen.length)
    .register(kindOf, { kind: 'fieldNames', values: names.options.map(String) });

/** The id of a record of another resource, by that resource's key; of a member of staff, by `staff`. */
export const reference = (to: string, among?: FieldOf<'reference'>['among']) =>
  z.uuid().register(kindOf, { kind: 'reference', to, ...(among && { among }) });

export const city = () => z.enum(cityIds).register(kindOf, { kind: 'city' });
export const country = () => z.enum(countryCodes).register(kindOf, { kind: 'country' });
export const language = () => z.enum(languageCodes).register(kindOf, { kind: 'language' });

/** A Saudi mobile, E.164. */
export const phone = () =>
  z
    .string()
    .regex(/^\+9665\d{8}$/, { error: 'invalidPhone' })
    .register(kindOf, { kind: 'phone' });

/** A Saudi national id or residence number; as it is read, masked. */
export const nationalId = () =>
  z.string().refine(isNationalId, 'invalidNationalId').register(kindOf, { kind: 'nationalId' });

/** Digits only, such as the number of a company's registration. */
export const registerNumber = (digits: number, pattern = new RegExp(`^\\d{${digits}}$`)) =>
  z.string().regex(pattern).register(kindOf, { kind: 'registerNumber', digits });

/** A unit group of ISCO-08; which codes there are the server knows. */
export const occupation = () =>
  z
    .string()
    .regex(/^\d{4}$/)
    .register(kindOf, { kind: 'occupation' });

/** Whole percents of a whole. */
export const percent = () => z.int().min(0).max(100).register(kindOf, { kind: 'percentage', whole: 100 });

/** Hundredths of a percent, so that a quarter of one is a whole number too. */
export const basisPoints = (max = 10_000) =>
  z.int().min(0).max(max).register(kindOf, { kind: 'percentage', whole: 10_000 });

/** Stars; from 0 on where nobody has to give any. */
export const rating = (min: 0 | 1) => z.int().min(min).max(mostStars).register(kindOf, { kind: 'rating', min });

/** A length of time in whole minutes. */
export const duration = ({ min, max, usual }: { min: number; max: number; usual?: readonly number[] }) =>
  z
    .int()
    .min(min)
    .max(max)
    .register(kindOf, { kind: 'duration', ...(usual && { usual }) });

export const timeOfDay = () => z.iso.time({ precision: -1 });

/** Of a Saudi account: its two check digits agree with the others. */
export const iban = () =>
  z
    .string()
    .regex(saIbanPattern, { error: 'invalidIban', abort: true })
    .refine(isSaIban, 'invalidIban')
    .register(kindOf, { kind: 'iban' });

const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`));
const placeName = () => text().min(1).max(120);

const address = z
  .strictObject({
    buildingNumber: digits(4),
    street: placeName(),
    district: placeName(),
    city: placeName(),
    postalCode: digits(5),
    additionalNumber: digits(4).nullable(),
  })
  .register(kindOf, { kind: 'nationalAddress' });

/** Where somebody is found in Saudi Arabia, as it stands on the proof of national address. */
export const nationalAddress = () => address;

const logo: PictureLimits = { mostBytes: 512 * 1024, leastSide: 64, mostStretch: 4 };

/** What a company shows above its page. */
const banner: PictureLimits = { mostBytes: 2 * 1024 * 1024, leastSide: 200, mostStretch: 6, isWide: true };

export const cover = () => z.uuid().register(kindOf, { kind: 'image', ...banner });

/** A picture that is uploaded for this field alone; a logo or portrait unless other limits are given. */
export const image = (limits: Partial<PictureLimits> = {}) =>
  z.uuid().register(kindOf, { kind: 'image', ...logo, ...limits });

/** Pictures in their order. */
export const images = ({ min = 0, max, ...limits }: { min?: number; max: number } & Partial<PictureLimits>) =>
  z
    .array(z.uuid())
    .min(min)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length)
    .register(kindOf, { kind: 'images', most: max, ...logo, ...limits });

/** A document that is uploaded for this field alone. */
export const file = (accepts: readonly FileKind[] = fileKinds, mostBytes = mostDocumentBytes) =>
  z.uuid().register(kindOf, { kind: 'file', accepts, mostBytes });

/** Text of several lines. */
export const prose = (schema: z.ZodString) => schema.register(kindOf, { kind: 'text', isMultiline: true });

/** A code in Latin letters or digits. */
export const code = (schema: z.ZodString) => schema.register(kindOf, { kind: 'text', isLatin: true });

const richText = (min: number, max: number) =>
  text()
    .min(Math.min(min, 1))
    .max(max * 3)
    .check(({ value, issues }) => {
      const { length } = wordsOf(value).trim();
      if (value !== '' && length < min)
        issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value });
      if (length > max) issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    });

/** Headings, lists and links in Arabic (required) and English; lengths in characters of its words. The server drops what the editor can't write. */
export const localizedRichText = ({ min, max }: { min: number; max: number }) =>
  z.strictObject({ ar: richText(min, max), en: richText(0, max).optional() }).register(kindOf, { kind: 'richText' });

/** What is asked for only while another field has one of these values; then too it may be left empty, if the schema says so. */
export const shownWhen = <S extends z.ZodType>(field: string, is: readonly unknown[], schema: S): S =>
  conditional(schema, { field, is });

/** What is asked for only while another field has one of these values, and has to be given then. */
export const neededWhen = <S extends z.ZodType>(field: string, is: readonly unknown[], schema: S): S =>
  conditional(schema, { field, is, isNeeded: true });

function conditional<S extends z.ZodType>(schema: S, shownWhen: Field['shownWhen']): S {
  kindOf.add(schema, { ...kindOf.get(schema), shownWhen } as never);
  return schema;
}

/** What stands in a new row. */
export function startingWith<S extends z.ZodType>(blank: z.output<S>, schema: S): S {
  kindOf.add(schema, { ...kindOf.get(schema), blank } as never);
  return schema;
}
