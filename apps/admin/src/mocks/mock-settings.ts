import type { languages } from '@diwan/api-contract/values/staff';

/** What the demo's toolbar sets; the handlers look at it at every request. */
export interface MockSettings {
  /** How long every answer takes, in milliseconds. */
  latency: number;
  /** Whether every request fails, as if the server could not answer. */
  isFailing: boolean;
  /** Language of what the mocks themselves call things. */
  language: (typeof languages)[number];
}

export const startingSettings: MockSettings = { latency: 0, isFailing: false, language: 'ar' };
