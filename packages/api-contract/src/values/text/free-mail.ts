/** Where everybody gets an address for nothing, so that it says nothing about a company. */
const freeMailDomains: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.sa',
  'live.com',
  'msn.com',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'me.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.com',
  'mail.com',
  'zoho.com',
  'maktoob.com',
]);

/** Whether an address is one that anybody may have. */
export const isFreeMail = (email: string): boolean =>
  freeMailDomains.has(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
