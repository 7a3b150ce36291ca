import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

interface SearchedEmployer {
  number: string;
  name: LocalizedText;
  legalName: string;
  crNumber: string;
  email: string;
}

export function employerSearchKey({ number, name, legalName, crNumber, email }: SearchedEmployer): string {
  return searchKeyOf([...inBoth(name), legalName, number, crNumber, email]);
}
