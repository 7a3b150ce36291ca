import { searchKeyOf } from '../search-texts.ts';

/** What finds a review: its words and its number. */
export const reviewKeys = ({ number, title, text }: { number: string; title: string | null; text: string }): string =>
  searchKeyOf([title, text, number]);
