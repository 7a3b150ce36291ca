import { employers as employersContract } from '@diwan/api-contract/resources/employers';
import { providers as providersContract } from '@diwan/api-contract/resources/providers';
import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import type { ContributorRef } from '@diwan/api-contract/resources/content-parts';
import type { PicturedRef } from '@diwan/api-contract/schema';
import type { Contributor } from '@diwan/api-contract/values/site/video';
import { sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable as employers } from '../employers/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';

/** Who has added something: one of the three is there. */
export type Contributed = Readonly<Record<Contributor, string | null>>;

const kinds = ['seeker', 'employer', 'provider'] as const satisfies readonly Contributor[];
const personName = sql`jsonb_strip_nulls(jsonb_build_object('ar', ${seekers.nameAr}, 'en', nullif(${seekers.nameEn}, '')))`;

/** By which words each kind is named, and with which picture. */
const named = {
  seeker: [seekers, { label: personName, image: pictureColumn(seekersContract, seekers) }],
  employer: [employers, { label: employers.name, image: pictureColumn(employersContract, employers) }],
  provider: [providers, { label: providers.tradeName, image: pictureColumn(providersContract, providers) }],
} as const;

/** Of which kind whoever has added something is, and their id. */
export function whoIs(by: Contributed): { type: Contributor; id: string } {
  const type = kinds.find((kind) => by[kind] !== null)!;
  return { type, id: by[type]! };
}

/** Whoever has added something, by the name that they have now; each in the place of what they have added. */
export async function namesOf(
  contributed: readonly Contributed[],
  { tx }: Pick<Reader, 'tx'>,
): Promise<ContributorRef[]> {
  const known = new Map<string, Omit<PicturedRef, 'id'>>();
  for (const kind of kinds) {
    const [table, fields] = named[kind];
    const found = await findNamed(
      tx,
      table,
      fields,
      contributed.map((by) => by[kind]),
    );
    for (const [id, fieldsOf] of found) known.set(id, fieldsOf as Omit<PicturedRef, 'id'>);
  }
  return contributed.map((by) => {
    const who = whoIs(by);
    return { ...who, ...known.get(who.id)! };
  });
}
