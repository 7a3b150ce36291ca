import type { Preferences } from '@diwan/api-contract/identity';
import { client } from '../api/client.ts';
import { expectBody } from '../api/expect-body.ts';
import { readPreferences, storePreferences } from './session-storage.ts';

type Listener = (preferences: Preferences) => void;

let current = readPreferences();
let saving: Promise<unknown> = Promise.resolve();
const listeners = new Set<Listener>();

/** How the person likes the product to look: shown at once, mirrored in the browser, kept on the server. */
export const preferences = {
  read: () => current,

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Shows what storage says, after a sign-in or a change in another tab. */
  reload(): void {
    show(readPreferences());
  },

  /** Shows and mirrors a change at once; the promise ends when the server has it, in the order of the changes. */
  change(patch: Partial<Preferences>): Promise<void> {
    const next = { ...current, ...patch };
    storePreferences(next);
    show(next);
    const save = saving.then(async () => {
      await expectBody(client.identity.setPreferences({ body: next }));
    });
    saving = save.catch(() => undefined);
    return save;
  },
};

function show(next: Preferences): void {
  current = next;
  const { dataset } = document.documentElement;
  dataset.theme = next.theme;
  dataset.density = next.density;
  for (const listener of listeners) listener(next);
}
