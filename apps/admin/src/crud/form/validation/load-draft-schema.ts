import type { DraftSchema, Resource } from '#crud/resource/define-resource.ts';

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
