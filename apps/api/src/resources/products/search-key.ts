import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { longestSlug, slugOf } from '@diwan/api-contract/values/text/slug';
import { inBoth, searchKeyOf } from '../search-texts.ts';

interface NamedProduct {
  number: string;
  title: LocalizedText;
}

/** What finds a product, and what stands for it in the address of its page: its name where that is Latin, its number always. */
export function productKeys({ number, title }: NamedProduct) {
  const name = slugOf(title.en)?.slice(0, longestSlug - number.length);
  return {
    searchKey: searchKeyOf([...inBoth(title), number]),
    slug: [...(name ? [name] : []), number.toLowerCase()].join('-'),
  };
}
