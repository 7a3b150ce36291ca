/** What stands in a CV, in its own words. */
export interface Cv {
  language: 'ar' | 'en';
  madeAt: number;
  name: string;
  headline: string | null;
  /** How its person is reached. */
  contact: readonly string[];
  about: string | null;
  sections: readonly CvSection[];
}

export interface CvSection {
  title: string;
  entries: readonly CvEntry[];
}

export interface CvEntry {
  title?: string;
  /** Where it was. */
  place?: string | null;
  /** When it was: at the other end of the line. */
  period?: string | null;
  text?: string | null;
}
