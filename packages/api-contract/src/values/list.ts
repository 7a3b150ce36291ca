/** A list is asked for so many named records at once. */
export const mostIds = 50;
