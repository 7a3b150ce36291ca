import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { Text, VisuallyHidden } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../fields.css.ts';

interface EachLanguageProps {
  value: LocalizedText;
  children: (text: string, lang: 'ar' | 'en') => ReactNode;
}

const directions = { ar: 'rtl', en: 'ltr' } as const;
const orders = { ar: ['ar', 'en'], en: ['en', 'ar'] } as const;

/** A text as it was written in each language, side by side where there is room: first the one in use, each from the side that it is read from, as all others of its language. A missing one is said, so that nobody takes half of it for the whole. */
export function EachLanguage({ value, children }: EachLanguageProps) {
  const { language, t } = useResource();
  return (
    <div className={styles.languages}>
      {orders[language].map((lang) => (
        <div key={lang} className={styles.inLanguage} dir={value[lang] ? directions[lang] : undefined}>
          <span className={styles.languageTag} aria-hidden>
            {t(`languageTags.${lang}`)}
          </span>
          {value[lang] ? (
            <div>
              <VisuallyHidden>{t(`languages.${lang}`)}</VisuallyHidden>
              {children(value[lang], lang)}
            </div>
          ) : (
            <Text tone="attention">{t(`notWritten.${lang}`)}</Text>
          )}
        </div>
      ))}
    </div>
  );
}
