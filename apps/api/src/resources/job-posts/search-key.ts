import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

export function jobPostSearchKey(
  jobPost: { number: string; title: LocalizedText },
  employer: { name: LocalizedText },
): string {
  return searchKeyOf([...inBoth(jobPost.title), jobPost.number, ...inBoth(employer.name)]);
}
