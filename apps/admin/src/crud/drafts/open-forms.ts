/** Says to every tab that the form which keeps this draft is open, until it is released; a crash and a closed tab release it too. */
export function holdDraft(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks?.request(key, () => promise).catch(() => {});
  return resolve;
}

/** The drafts of forms that are open, in whichever tab; where browsers have no locks nobody knows of any. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
