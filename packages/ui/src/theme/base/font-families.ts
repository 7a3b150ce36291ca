export const fontFamilies = { latin: 'Diwan Latin', arabic: 'Diwan Arabic' };

/** Those of the pages before the sign-in. */
export const gateFamilies: typeof fontFamilies = { latin: 'Diwan Gate Latin', arabic: 'Diwan Gate Arabic' };

/** Those of Plex Sans for both: the height of a line is the same whichever script comes first. */
export const fontHeights = { ascentOverride: '102.5%', descentOverride: '27.5%', lineGapOverride: '0%' };
