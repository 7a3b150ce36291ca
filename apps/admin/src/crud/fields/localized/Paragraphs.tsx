import { Text } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import * as styles from '../fields.css.ts';

/** A text of several lines in its language. */
export function Paragraphs({ text, lang }: { text: string; lang: 'ar' | 'en' }) {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  if (paragraphs.length === 0) return cells.text(null);
  return (
    <div className={styles.prose} dir={lang === 'ar' ? 'rtl' : 'ltr'} lang={lang}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
