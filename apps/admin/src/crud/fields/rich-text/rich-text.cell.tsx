import { richTextOf, wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { RichText } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import type { CellOf, ValueProps } from '../kind.ts';
import { EachLanguage } from '../localized/EachLanguage.tsx';

export const richText: CellOf<'richText'> = {
  text: (value, { language }) => wordsOf(localizedLabel(value, language)),
  Value: ({ value }: ValueProps<'richText'>) => (
    <EachLanguage value={value}>{(text, lang) => <RichText value={richTextOf(text)} lang={lang} />}</EachLanguage>
  ),
};
