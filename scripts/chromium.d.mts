/** The path of a Chromium: one that is on the machine, else from the distribution, else playwright's own; `isWhole` asks for what people have. */
export function findChromium(options?: { isWhole?: boolean }): string;
/** What the browser at this path says of itself. */
export function chromiumVersion(path: string): string;
