import { Text } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { EachLanguage } from '../EachLanguage.tsx';
import * as styles from '../fields.css.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const localized: CellOf<'localized'> = {
  text: (value, { language }) => localizedLabel(value, language),
  Value: ({ value }: ValueProps<'localized'>) => (
    <EachLanguage value={value}>{(text, lang) => <Paragraphs text={text} lang={lang} />}</EachLanguage>
  ),
};

function Paragraphs({ text, lang }: { text: string; lang: 'ar' | 'en' }) {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  if (paragraphs.length === 0) return cells.text(null);
  return (
    <div className={styles.prose} dir="auto" lang={lang}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
