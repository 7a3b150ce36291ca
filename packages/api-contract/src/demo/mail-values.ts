export const mailFolders = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;
export type MailFolder = (typeof mailFolders)[number];
export const mailLabels = ['personal', 'company', 'important', 'private'] as const;
export type MailLabel = (typeof mailLabels)[number];
/** One of the folders, or one of the labels. */
export const mailFilters = [...mailFolders, ...mailLabels] as const;
export type MailFilter = (typeof mailFilters)[number];

/** What an address looks like: the contract’s schema, and the screens, which do without it, go by the same. */
export const addressPattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".\d]{2,}$/;
export const longestAddress = 254;

export const isAddress = (text: string): boolean => text.length <= longestAddress && addressPattern.test(text);

/** How much may be attached to one letter. */
export const attachmentLimits = { count: 20, bytes: 10 * 1024 * 1024 } as const;

export const fitsInLetter = (attachments: readonly { size: number }[]): boolean =>
  attachments.length <= attachmentLimits.count &&
  attachments.reduce((sum, { size }) => sum + size, 0) <= attachmentLimits.bytes;
