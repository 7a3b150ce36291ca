/** How many stars there are to give. */
export const mostStars = 5;
