import type { DraftSchema, Resource } from '../resource/define-resource.ts';

// The page's security policy forbids code made at run time; zod reads this when it loads, so it stands before the import.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const loaded = new Map<Resource['key'], DraftSchema>();

/** The contract's schema of a draft, loaded once. */
export async function loadDraftSchema({ key, loadDraft }: Resource): Promise<DraftSchema | null> {
  const known = loaded.get(key);
  if (known || !loadDraft) return known ?? null;
  const check = await loadDraft();
  loaded.set(key, check);
  return check;
}

/** Fields that may be left empty, as the schema has it; none before it is loaded. */
export function optionalFields({ key }: Resource): ReadonlySet<string> {
  const shape = loaded.get(key)?.schema.shape ?? {};
  const names = Object.entries(shape).filter(
    ([, field]) => field.safeParse(null).success || field.safeParse([]).success,
  );
  return new Set(names.map(([name]) => name));
}
