/** The major groups of ISCO-08: the first digit of an occupation's code. */
export const iscoMajorGroups = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
export type IscoMajorGroup = (typeof iscoMajorGroups)[number];
