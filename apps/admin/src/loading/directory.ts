/** Where everything is that `loadListed` loads, by its name; the build writes it. */
export const directory: Readonly<Record<string, () => Promise<unknown>>> = {};
