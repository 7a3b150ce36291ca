import { searchKeyOf } from '../search-texts.ts';

/** What finds a comment: its words and its number. */
export const commentSearchKey = ({ number, text }: { number: string; text: string }): string =>
  searchKeyOf([text, number]);
