/** The path of a Chromium: one that is on the machine, else from the distribution, else playwright's own. */
export function findChromium(): string;
