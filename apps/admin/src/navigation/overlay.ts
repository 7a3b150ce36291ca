import { createStore } from '../actors/store.ts';

/** Whether the thin sign is above the page that a screen is on its way. */
export const overlay = createStore(false);
