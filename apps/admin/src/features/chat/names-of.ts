import type { Participant } from '@diwan/api-contract/resources/conversations';
import { localizedLabel } from '#crud/resource/labels.ts';

/** Who takes part, in the language in use. */
export const namesOf = (participants: readonly Participant[], language: 'ar' | 'en'): string[] =>
  participants.map(({ label }) => localizedLabel(label, language));
