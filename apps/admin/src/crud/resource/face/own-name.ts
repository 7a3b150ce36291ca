/** What kind of company it is, before the name in Arabic and after it in English. */
const before = /^(?:شركة|مؤسسة|مجموعة)\s+/;
const after = /\s+(?:company|co\.?|est\.?|establishment|group|llc)$/i;

/** A company's name without what many others begin or end with as well: its initials tell it from them. */
export const ownName = (name: string): string => name.replace(before, '').replace(after, '');
