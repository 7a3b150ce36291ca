/** Variable: how far from the top of the window the content starts, under bar and menu, while nothing is scrolled. */
export const contentStart = '--content-start';
