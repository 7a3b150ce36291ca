import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { inBoth, searchKeyOf } from '../search-texts.ts';

interface NamedSlider {
  number: string;
  title: LocalizedText;
  subtitle: LocalizedText | null;
}

/** What finds a slider: the words over its picture, and its number. */
export const sliderSearchKey = ({ number, title, subtitle }: NamedSlider) =>
  searchKeyOf([...inBoth(title), ...(subtitle ? inBoth(subtitle) : []), number]);
