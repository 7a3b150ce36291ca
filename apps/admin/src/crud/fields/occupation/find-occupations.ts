import type { Occupation } from '@diwan/api-contract/endpoints/occupations';
import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { localizedLabel } from '#crud/resource/labels.ts';
import { occupationLabel } from './occupations.ts';

type Language = 'ar' | 'en';

/** Whoever looks for one further down types more of it. */
const mostShown = 50;

/** An occupation as one chooses it, with the job titles that it is known by. */
export function toOption({ jobTitles, ...occupation }: Occupation, language: Language) {
  const known = jobTitles.map((name) => localizedLabel(name, language));
  const note = known.length > 0 ? known.join(language === 'ar' ? '، ' : ', ') : occupation.group;
  return { id: occupation.code, label: occupationLabel(occupation), note };
}

/** Those that have every word that was typed: in their code, their title, their group or a job title; codes and titles that begin so come first. */
export function findOccupations(all: readonly Occupation[], typed: string): Occupation[] {
  const wanted = searchKey(typed);
  const words = wanted.split(' ').filter(Boolean);
  const found = all.filter((each) => {
    const key = keyOf(each);
    return words.every((word) => key.includes(word));
  });
  const begins = ({ code, title }: Occupation) => code.startsWith(wanted) || searchKey(title).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((each) => !begins(each))].slice(0, mostShown);
}

const keys = new WeakMap<Occupation, string>();

function keyOf(occupation: Occupation): string {
  const known = keys.get(occupation);
  if (known !== undefined) return known;
  const { code, title, group, jobTitles } = occupation;
  const names = jobTitles.flatMap(({ ar, en }) => [ar, en ?? '']);
  const key = [code, title, group, ...names].map(searchKey).join('\n');
  keys.set(occupation, key);
  return key;
}
