import { readFileSync } from 'node:fs';

/** What is said in the demo, in Opus, spoken by a program; how many seconds each takes. */
const voices = { order: 8, application: 8, address: 5, workplace: 6 } as const;
export type VoiceName = keyof typeof voices;

export const secondsOf = (name: VoiceName): number => voices[name];

/** The bytes of a voice. */
export const voiceOf = (name: VoiceName): Buffer => readFileSync(new URL(`./${name}.ogg`, import.meta.url));
