/** How wide and high a code is that is read from a hand's length; its place before it is drawn, too. */
export const codeSize = '176px';
