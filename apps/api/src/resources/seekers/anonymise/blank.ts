import { messages as ar } from '@diwan/messages/seekers/ar';
import { messages as en } from '@diwan/messages/seekers/en';
import type { Row } from '#crud/definition.ts';
import { seekerSearchKey } from '../search-key.ts';
import type { seekersTable } from '../table.ts';

type Seeker = Row<typeof seekersTable>;

const nobody = { ar: ar.anonymised, en: en.anonymised };

/** What is left of the profile of somebody who was anonymised: what counts people, and nothing that tells who they were. */
export function blankColumns(
  { number, birthDate }: Pick<Seeker, 'number' | 'birthDate'>,
  name: Seeker['name'] = nobody,
) {
  return {
    name,
    searchKey: seekerSearchKey({ number, name, headline: null }),
    // Of the date the year; nobody is reached at an address of `.invalid`.
    birthDate: `${birthDate.slice(0, 4)}-01-01`,
    email: `${number.toLowerCase()}@anonymised.invalid`,
    mobile: number,
    emailIndex: null,
    mobileIndex: null,
    nationalId: null,
    nationalIdSealed: null,
    nationalIdIndex: null,
    idExpiresOn: null,
    photo: null,
    cv: null,
    maritalStatus: null,
    disability: null,
    district: null,
    headline: null,
    about: null,
    industries: [],
    skills: [],
    languages: [],
    drivingLicense: null,
    portfolioUrls: [],
    currentSalary: null,
    tags: [],
    experiences: [],
    educations: [],
    certificates: [],
    completeness: 0,
    visibility: 'hidden' as const,
    consents: { marketing: false, sms: false, whatsapp: false, measuring: false, at: null },
    stateNote: null,
    cvAskedAt: null,
    emailRefusedAt: null,
    anonymiseAt: null,
  };
}
