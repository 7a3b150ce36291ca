import type { Preferences } from '@diwan/api-contract/endpoints/identity';
import { createStore } from '#actors/store.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { readPreferences, storePreferences } from '../storage/session-storage.ts';
import { onSystemTheme, shownTheme } from './shown-theme.ts';

const store = createStore(readPreferences());
let saving: Promise<unknown> = Promise.resolve();

/** How the person likes the product to look: shown at once, mirrored in the browser, kept on the server. */
export const preferences = {
  read: store.read,
  subscribe: store.subscribe,

  /** Shows what storage says, after a sign-in or a change in another tab. */
  reload(): void {
    show(readPreferences());
  },

  /** Shows and mirrors a change at once; the promise ends when the server has it, in the order of the changes. */
  change(patch: Partial<Preferences>): Promise<void> {
    const next = { ...store.read(), ...patch };
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
  const { dataset } = document.documentElement;
  dataset.theme = shownTheme(next);
  dataset.density = next.density;
  store.set(next);
}

onSystemTheme(() => show(store.read()));
