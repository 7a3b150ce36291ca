import { z } from 'zod';
import {
  choice,
  city,
  code,
  cover,
  image,
  nationalAddress,
  phone,
  reference,
  registerNumber,
  shownWhen,
  startingWith,
} from '../kinds/kinds.ts';
import { masked } from '../kinds/masked.ts';
import { calendarDate, id, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { employerSizes, employerTypes, saudizationBands } from '../values/records/employer.ts';

/** What staff may write of an employer. */
export const employerDraft = z.strictObject({
  name: localizedText({ max: 200 }),
  legalName: text().max(200),
  logo: image({ leastSide: 200, mostStretch: 1 }).nullable(),
  cover: cover().nullable(),
  industryId: reference('industries').nullable(),
  size: choice(employerSizes, 'employerSize'),
  type: choice(employerTypes, 'employerType'),
  crNumber: registerNumber(10),
  unifiedNumber: registerNumber(10, /^7\d{9}$/).nullable(),
  crExpiresOn: calendarDate.nullable(),
  vatNumber: registerNumber(15, /^3\d{13}3$/).nullable(),
  /** Only agencies may place people, and only with a licence. */
  licenseNumber: shownWhen('type', ['recruitment_agency'], text().min(3).max(30).nullable()),
  saudizationBand: choice(saudizationBands, 'saudizationBand').nullable(),
  about: optionalLocalizedText(),
  website: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable(),
  email: z.email(),
  /** Masked to its last three digits unless revealed. */
  mobile: phone(),
  landline: code(z.string().regex(/^\+9661\d{8}$/, { error: 'invalidLandline' })).nullable(),
  cityId: city(),
  district: text().max(120).nullable(),
  address: nationalAddress().nullable(),
  /** Who neither applies to it, nor is invited or listed for it. */
  blockedSeekerIds: z.array(z.strictObject({ id: reference('seekers') })).max(200),
  /** Who speaks for it; mails go to the primary one, or where there is none to its own address. */
  contacts: z
    .array(
      z.strictObject({
        id,
        name: text().min(2).max(120),
        title: text().max(120).nullable(),
        email: masked(z.email().max(200), 'email'),
        mobile: masked(phone(), 'phone').nullable(),
        isPrimary: z.boolean(),
        /** Whether they post jobs for it. */
        canPost: startingWith(true, z.boolean()),
      }),
    )
    .max(20),
  branches: z
    .array(
      z.strictObject({
        name: localizedText({ max: 120 }),
        cityId: startingWith('riyadh', city()),
        address: text().max(200).nullable(),
      }),
    )
    .max(50),
});
export type EmployerDraft = z.output<typeof employerDraft>;

/** Rules across the fields of an employer. */
export function employerRules({ contacts }: EmployerDraft, refuse: (path: string, code: string) => void): void {
  const primary = contacts.filter(({ isPrimary }) => isPrimary).length;
  if (contacts.length > 0 && primary !== 1) refuse('contacts', 'onePrimaryContact');
}
