const before = '/api/v1/field-files/';
const after = '/content?size=small';

/** Where the API has the small picture of a field's file; read with a session, as everything. */
export const pictureAddress = (id: string): string => `${before}${id}${after}`;

/** The id of the file at such an address; null for any other. */
export const pictureAt = (address: string | null): string | null =>
  address?.startsWith(before) && address.endsWith(after) ? address.slice(before.length, -after.length) : null;
