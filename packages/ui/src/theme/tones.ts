import { vars } from './vars.css.ts';

const { positive, attention, critical, info } = vars.color;

/** The four tones in which a thing may speak. */
export const tones = { positive, attention, critical, info };

export type Tone = keyof typeof tones;
