/** Builds the screens, unless they were built from exactly these sources. */
export function buildScreensIfNeeded(): void;
