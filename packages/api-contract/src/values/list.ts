/** A list is asked for so many named records at once. */
export const mostAmong = 50;
