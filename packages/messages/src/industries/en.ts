import { term } from '#vocabulary/taxonomy-term/en.ts';
import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Industries',
  one: 'industry',
  add: 'Add industry',
  ...term,
  fields: { ...term.fields, isicSection: 'ISIC section' },
  choices: {
    ...term.choices,
    isicSection: {
      A: 'A · Agriculture, forestry and fishing',
      B: 'B · Mining and quarrying',
      C: 'C · Manufacturing',
      D: 'D · Electricity and gas',
      E: 'E · Water and waste',
      F: 'F · Construction',
      G: 'G · Wholesale and retail trade',
      H: 'H · Transport and storage',
      I: 'I · Accommodation and food',
      J: 'J · Information and communication',
      K: 'K · Finance and insurance',
      L: 'L · Real estate',
      M: 'M · Professional and scientific',
      N: 'N · Administrative and support',
      O: 'O · Public administration',
      P: 'P · Education',
      Q: 'Q · Health and social work',
      R: 'R · Arts and recreation',
      S: 'S · Other services',
      T: 'T · Households as employers',
      U: 'U · Extraterritorial bodies',
    },
  },
  records_one: '{{number}} industry',
  records_other: '{{number}} industries',
} satisfies ResourceMessages<'industries'>;

export const titles = { add: 'Add an industry', edit: 'Edit the industry' };

export const queue = { title: 'Suggested industries' };
