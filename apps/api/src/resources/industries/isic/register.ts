import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { and, eq, like } from 'drizzle-orm';
import { addRow } from '#crud/writes/write.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { lockTree } from '#resources/taxonomy/tree/tree.ts';
import { systemWriter } from '#workflows/system-writer.ts';
import { industriesResource as resource } from '../resource.ts';
import { industriesTable as table } from '../table.ts';
import { type IsicEntry, ownDivisions, sections } from './isic.ts';

/** Puts ISIC into an installation that has none of its divisions; what staff have is neither changed nor doubled. Answers how many industries it added. */
export function registerIsic(deps: AppDeps): Promise<number> {
  return deps.database.transaction(async (tx) => {
    await lockTree(tx);
    const [known] = await tx.select({ id: table.id }).from(table).where(isOfIsic).limit(1);
    if (known) return 0;
    const writer = systemWriter(deps, tx);
    const kept = await keptNames(tx);
    const added = new Map<string, string>();
    for (const entry of [...sections, ...ownDivisions]) {
      if (isKept(entry, kept)) continue;
      const parentId = added.get(entry.section) ?? kept.codes.get(entry.section) ?? null;
      const { id } = await addRow(resource, draftOf(entry, parentId), writer);
      added.set(entry.code, id);
    }
    return added.size;
  });
}

const twoDigits = '__';
const isOfIsic = and(eq(table.source, 'isic'), like(table.code, twoDigits));

interface Kept {
  names: ReadonlySet<string | null>;
  codes: ReadonlyMap<string | null, string>;
}

async function keptNames(tx: Tx): Promise<Kept> {
  const rows = await tx.select({ id: table.id, code: table.code, arKey: table.arKey, enKey: table.enKey }).from(table);
  return {
    names: new Set(rows.flatMap(({ arKey, enKey }) => [arKey, enKey])),
    codes: new Map(rows.map(({ code, id }) => [code, id])),
  };
}

const isKept = ({ code, name }: IsicEntry, { names, codes }: Kept) =>
  codes.has(code) || names.has(searchKey(name.ar)) || names.has(searchKey(name.en));

const draftOf = ({ code, section, name }: IsicEntry, parentId: string | null) => ({
  name,
  code,
  isicSection: section,
  parentId,
  source: 'isic' as const,
  slug: null,
  synonyms: [],
  icon: null,
  externalUri: null,
});
