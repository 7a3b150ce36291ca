import type { PersonName } from '@diwan/api-contract/resources/seekers';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { searchKey } from '@diwan/api-contract/values/search-key';
import type { Synonym } from '@diwan/api-contract/values/synonym';

type Text = string | null | undefined;

const inBoth = (text: LocalizedText) => [text.ar, text.en];
const fullName = (name: PersonName | undefined) =>
  name && [name.first, name.father, name.grandfather, name.family].filter(Boolean).join(' ');

/** The searchable text of a record; a line break keeps a search from matching across two fields. */
export function searchKeyOf(texts: Text[]): string {
  return texts
    .map((text) => searchKey(text ?? ''))
    .filter(Boolean)
    .join('\n');
}

export interface TermDraft {
  name: LocalizedText;
  code: string | null;
  synonyms: Synonym[];
}

export function termKeys(term: TermDraft) {
  return {
    searchKey: searchKeyOf([...inBoth(term.name), term.code, ...term.synonyms.map(({ text }) => text)]),
    arKey: searchKey(term.name.ar),
    enKey: term.name.en ? searchKey(term.name.en) : null,
  };
}

export function employerSearchKey(employer: {
  number: string;
  name: LocalizedText;
  legalName: string;
  crNumber: string;
  email: string;
}) {
  return searchKeyOf([
    ...inBoth(employer.name),
    employer.legalName,
    employer.number,
    employer.crNumber,
    employer.email,
  ]);
}

interface SearchedSeeker {
  number: string;
  name: { ar: PersonName; en?: PersonName | undefined };
  headline: string | null;
}

/** Nothing that is shown masked: whoever searches by pieces would read it piece by piece. */
export function seekerSearchKey({ name, headline, number }: SearchedSeeker): string {
  return searchKeyOf([fullName(name.ar), fullName(name.en), headline, number]);
}

export function jobPostSearchKey(
  jobPost: { number: string; title: LocalizedText },
  employer: { name: LocalizedText },
): string {
  return searchKeyOf([...inBoth(jobPost.title), jobPost.number, ...inBoth(employer.name)]);
}

/** An application is found by whoever applied. */
export function applicationSearchKey(application: { number: string }, seeker: SearchedSeeker): string {
  return searchKeyOf([
    fullName(seeker.name.ar),
    fullName(seeker.name.en),
    seeker.headline,
    application.number,
    seeker.number,
  ]);
}
