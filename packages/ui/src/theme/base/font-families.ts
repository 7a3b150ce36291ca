export const fontFamilies = { latin: 'Diwan Latin', arabic: 'Diwan Arabic' };
