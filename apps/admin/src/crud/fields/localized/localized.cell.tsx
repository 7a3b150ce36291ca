import { Text } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../fields.css.ts';
import type { CellOf, ValueProps } from '../kind.ts';

export const localized: CellOf<'localized'> = {
  text: (value, { language }) => localizedLabel(value, language),
  Value: function Paragraphs({ value }: ValueProps<'localized'>) {
    const { language } = useResource();
    const paragraphs = localizedLabel(value, language)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (paragraphs.length === 0) return cells.text(null);
    return (
      <div className={styles.prose} dir="auto" lang={language === 'en' && value.en ? 'en' : 'ar'}>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </div>
    );
  },
};
