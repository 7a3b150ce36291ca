/** What may be attached to a record. */
export const fileKinds = ['pdf', 'docx', 'doc', 'jpeg', 'png', 'webp'] as const;
export type DocumentKind = (typeof fileKinds)[number];
