/** Another name of a term, in one language. */
export interface Synonym {
  text: string;
  language: 'ar' | 'en';
}
