import type { providers } from '@diwan/api-contract/resources/providers';
import type { Writing } from '#crud/definition.ts';
import { keptNationalId } from '../seekers/national-id.ts';
import { providerKeys } from './keyed.ts';
import { providerSearchKey } from './search-key.ts';
import type { providersTable } from './table.ts';

export const providerWriting: Writing<typeof providers, typeof providersTable> = {
  edited: (draft, before, { sealing, now }) => ({
    searchKey: providerSearchKey({ ...draft, number: before.number }),
    ...providerKeys(sealing, draft),
    ...keptNationalId(draft, before, sealing).columns,
    // A new address may take what the old one did not.
    ...(draft.email === before.email ? {} : { emailRefusedAt: null }),
    // Nobody has compared a new account with the bank's letter.
    ...(draft.iban === before.iban ? {} : { bankVerifiedAt: null, ibanChangedAt: now }),
  }),
  duplicates: {
    providers_email: { path: 'email', code: 'emailTaken' },
    providers_mobile: { path: 'mobile', code: 'mobileTaken' },
    providers_national_id: { path: 'nationalId', code: 'nationalIdTaken' },
  },
};
