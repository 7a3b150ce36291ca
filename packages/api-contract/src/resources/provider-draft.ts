import { z } from 'zod';
import {
  basisPoints,
  choice,
  city,
  code,
  cover,
  iban,
  image,
  nationalAddress,
  nationalId,
  neededWhen,
  phone,
  reference,
  registerNumber,
  shownWhen,
} from '../kinds/kinds.ts';
import { calendarDate, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { providerTypes, socialNetworks } from '../values/records/provider.ts';
import { languages } from '../values/staff.ts';

/** Whoever is in the commercial register. */
const registered = ['establishment', 'company'];
const unregistered = ['individual', 'freelancer'];
const link = () => z.url({ protocol: /^https$/ }).max(300);

/** What staff may write of a provider. */
export const providerDraft = z.strictObject({
  tradeName: localizedText({ max: 200 }),
  legalName: localizedText({ max: 200 }),
  logo: image({ leastSide: 200, mostStretch: 1 }).nullable(),
  cover: cover().nullable(),
  type: choice(providerTypes, 'providerType'),
  specialists: z.array(z.strictObject({ id: reference('businessSpecialists') })).max(10),
  industryId: reference('industries').nullable(),
  bio: optionalLocalizedText(),
  ownerName: localizedText({ max: 120 }),
  /** Masked to the last four digits. */
  nationalId: nationalId().nullable(),
  crNumber: shownWhen('type', registered, registerNumber(10).nullable()),
  crExpiresOn: shownWhen('type', registered, calendarDate.nullable()),
  freelanceNumber: shownWhen('type', unregistered, code(text().min(3).max(30)).nullable()),
  isVatRegistered: z.boolean(),
  vatNumber: neededWhen('isVatRegistered', [true], registerNumber(15, /^3\d{13}3$/).nullable()),
  email: z.email().max(200).toLowerCase(),
  /** Masked to its last three digits unless revealed. */
  mobile: phone(),
  website: link().nullable(),
  social: z.array(z.strictObject({ network: choice(socialNetworks, 'socialNetwork'), url: link() })).max(6),
  /** The language in which it is written to. */
  writesIn: choice(languages, 'mailLanguage'),
  cityId: city(),
  address: nationalAddress().nullable(),
  serviceAreas: z.array(z.strictObject({ cityId: city() })).max(30),
  /** Masked to its last four digits; a new one is to be verified anew. */
  iban: iban().nullable(),
  ibanHolderName: text().max(120).nullable(),
  /** The marketplace's share of what it earns. */
  commissionBps: basisPoints(5000),
});
export type ProviderDraft = z.output<typeof providerDraft>;

/** Rules across the fields of a provider. */
export function providerRules(draft: ProviderDraft, refuse: (path: string, code: string) => void): void {
  const { isVatRegistered, vatNumber, iban: account, ibanHolderName, specialists, serviceAreas } = draft;
  if (isVatRegistered && vatNumber === null) refuse('vatNumber', 'required');
  if (account !== null && !ibanHolderName) refuse('ibanHolderName', 'required');
  for (const index of repeated(specialists.map(({ id }) => id))) refuse(`specialists.${index}.id`, 'taken');
  for (const index of repeated(serviceAreas.map(({ cityId }) => cityId)))
    refuse(`serviceAreas.${index}.cityId`, 'taken');
}

/** Where in a list something stands that stood before. */
const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
