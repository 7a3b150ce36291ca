import { richTextOf, wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { RichText } from '@diwan/ui';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const richText: CellOf<'richText'> = {
  text: (value, { language }) => wordsOf(localizedLabel(value, language)),
  Value: function Reading({ value }: ValueProps<'richText'>) {
    const { language } = useResource();
    const lang = language === 'en' && value.en ? 'en' : 'ar';
    return <RichText value={richTextOf(localizedLabel(value, language))} lang={lang} />;
  },
};
