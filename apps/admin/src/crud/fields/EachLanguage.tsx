import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { Columns } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';

interface EachLanguageProps {
  value: LocalizedText;
  children: (text: string, lang: 'ar' | 'en') => ReactNode;
}

/** A text as it was written in each language, side by side: first the one in use. */
export function EachLanguage({ value: { ar, en }, children }: EachLanguageProps) {
  const { language } = useResource();
  if (!en) return children(ar, 'ar');
  const [first, second] = language === 'en' ? (['en', 'ar'] as const) : (['ar', 'en'] as const);
  const texts = { ar, en };
  return (
    <Columns>
      <div>{children(texts[first], first)}</div>
      <div>{children(texts[second], second)}</div>
    </Columns>
  );
}
