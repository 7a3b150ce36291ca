/** Personal data that is shown masked until somebody reveals it, by the path of its resource. */
export const maskedFields = {
  employers: ['mobile'],
  seekers: ['nationalId', 'mobile', 'email', 'birthDate'],
} as const;

export type MaskedResource = keyof typeof maskedFields;
export type MaskedField = (typeof maskedFields)[MaskedResource][number];
export type MaskedFieldOf<R extends MaskedResource> = (typeof maskedFields)[R][number];
