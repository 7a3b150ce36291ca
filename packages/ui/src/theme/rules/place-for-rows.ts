// Conditions on the place that rows stand in, not on the window.

/** Rows are cards. */
export const narrow = '(max-width: 700px)';
/** Rows stand in columns. */
export const wide = '(min-width: 700.02px)';
/** In columns, but without the width for all of them: better to scroll sideways than to break each fact into five lines. */
export const tight = '(min-width: 700.02px) and (max-width: 1000px)';
/** In columns that hold whole words; with text of twice the size they don't, and nothing may be cut. */
export const wideForWords = '(min-width: 700.02px) and (min-width: 46em)';
