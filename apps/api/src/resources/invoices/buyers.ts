import type { InvoiceBuyer } from '@diwan/api-contract/resources/invoice-draft';
import type { PicturedRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '../employers/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';

/** Whose record a buyer is: at most one of these is set. */
export interface BuyerIds {
  employerId: string | null;
  providerId: string | null;
  seekerId: string | null;
}

/** What a buyer's record says for an invoice. */
interface KnownBuyer {
  ref: PicturedRef;
  buyer: InvoiceBuyer;
  isAddressRefused: boolean;
}

const bare = { vatNumber: null, idScheme: null, idNumber: null, address: null } as const;

/** A company is known by its registration, where it has one. */
const company = (name: LocalizedText, known: { vatNumber: string | null; crNumber: string | null }) => ({
  ...bare,
  name,
  vatNumber: known.vatNumber,
  ...(known.crNumber ? { idScheme: 'CRN' as const, idNumber: known.crNumber } : {}),
});

/** The records that buyers have here, by their ids. */
export async function knownBuyers(tx: Tx, rows: readonly BuyerIds[]): Promise<Map<string, KnownBuyer>> {
  const found = new Map<string, KnownBuyer>();
  const { name, logo, vatNumber, crNumber, address, emailRefusedAt } = employers;
  const asked = { name, logo, vatNumber, crNumber, address, emailRefusedAt };
  const companies = await findNamed(
    tx,
    employers,
    asked,
    rows.map(({ employerId }) => employerId),
  );
  for (const [id, { name: label, logo: image, address: at, emailRefusedAt: refusedAt, ...numbers }] of companies)
    found.set(id, {
      ref: { id, label, image },
      buyer: { ...company(label, numbers), address: at },
      isAddressRefused: refusedAt !== null,
    });
  const ofProviders = {
    name: providers.tradeName,
    legalName: providers.legalName,
    logo: providers.logo,
    vatNumber: providers.vatNumber,
    crNumber: providers.crNumber,
    address: providers.address,
    refusedAt: providers.emailRefusedAt,
  };
  const sellers = await findNamed(
    tx,
    providers,
    ofProviders,
    rows.map(({ providerId }) => providerId),
  );
  for (const [id, { name: label, legalName, logo: image, address: at, refusedAt, ...numbers }] of sellers)
    found.set(id, {
      ref: { id, label, image },
      buyer: { ...company(legalName, numbers), address: at },
      isAddressRefused: refusedAt !== null,
    });
  const ofSeekers = { ar: seekers.nameAr, en: seekers.nameEn, photo: seekers.photo, refusedAt: seekers.emailRefusedAt };
  const people = await findNamed(
    tx,
    seekers,
    ofSeekers,
    rows.map(({ seekerId }) => seekerId),
  );
  for (const [id, { ar, en, photo: image, refusedAt }] of people) {
    const label = { ar, ...(en ? { en } : {}) };
    found.set(id, { ref: { id, label, image }, buyer: { ...bare, name: label }, isAddressRefused: refusedAt !== null });
  }
  return found;
}

/** The record of each row's buyer, of one kind. */
export const buyersBeside =
  (column: keyof BuyerIds) =>
  async (rows: readonly Partial<BuyerIds>[], { tx }: { tx: Tx }): Promise<(PicturedRef | null)[]> => {
    const none = { employerId: null, providerId: null, seekerId: null };
    const found = await knownBuyers(
      tx,
      rows.map((row) => ({ ...none, [column]: row[column] ?? null })),
    );
    return rows.map((row) => found.get(row[column] ?? '')?.ref ?? null);
  };

export const buyerIdOf = ({ employerId, providerId, seekerId }: BuyerIds): string | null =>
  employerId ?? providerId ?? seekerId;
