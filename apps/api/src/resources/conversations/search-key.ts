import { searchKeyOf } from '../search-texts.ts';

/** What finds a conversation: what it is called and its number, never what is written in it. */
export const conversationKeys = ({ number, subject }: { number: string; subject: string | null }): string =>
  searchKeyOf([subject, number]);
