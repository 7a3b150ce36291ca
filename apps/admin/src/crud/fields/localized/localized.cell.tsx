import { localizedLabel } from '#crud/resource/labels.ts';
import type { CellOf, ValueProps } from '../kind.ts';
import { EachLanguage } from './EachLanguage.tsx';
import { Paragraphs } from './Paragraphs.tsx';

export const localized: CellOf<'localized'> = {
  text: (value, { language }) => localizedLabel(value, language),
  Value: ({ value }: ValueProps<'localized'>) => (
    <EachLanguage value={value}>{(text, lang) => <Paragraphs text={text} lang={lang} />}</EachLanguage>
  ),
};
