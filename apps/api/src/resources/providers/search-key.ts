import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

interface SearchedProvider {
  number: string;
  tradeName: LocalizedText;
  legalName: LocalizedText;
  crNumber: string | null;
  email: string;
}

export const providerSearchKey = ({ number, tradeName, legalName, crNumber, email }: SearchedProvider): string =>
  searchKeyOf([...inBoth(tradeName), ...inBoth(legalName), number, crNumber, email]);
