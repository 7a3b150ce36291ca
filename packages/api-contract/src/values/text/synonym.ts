/** Another name of a term, in one language. */
export interface Synonym {
  text: string;
  language: 'ar' | 'en';
}

/** As many as a term may have: of those that were merged into it, too. */
export const mostSynonyms = 100;
