/** Marks what is kept at rest behind the screen that stands: it is in the document, but not on the screen. */
export const resting = { 'data-resting': true } as const;

/** Behind a selector: of the screen that stands alone. */
export const standing = ':not([data-resting] *)';
