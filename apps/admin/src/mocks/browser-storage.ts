import { clear, createStore, get, set } from 'idb-keyval';
import type { DemoStorage } from './demo-storage.ts';

/** The browser's own database, apart from what the product keeps there. */
export function browserStorage(): DemoStorage {
  const store = createStore('diwan-demo', 'kept');
  return {
    load: (name) => get(name, store),
    save: (name, value) => set(name, value, store),
    clear: () => clear(store),
  };
}
