import { ChipsField } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import type { KindInputProps } from '../kind.ts';

const languages = ['ar', 'en'] as const;

/** Short texts in Arabic and in English, each language in a line of its own. */
export function LocalizedTagsInput({ value, onChange, label, path, ...props }: KindInputProps<'localizedTags'>) {
  const { t } = useResource();
  return languages.map((language) => {
    const own = value.filter((each) => each.language === language).map(({ text }) => text);
    return (
      <ChipsField
        key={language}
        {...controlProps({
          ...props,
          label: t(`input.inLanguage.${language}`, { field: label }),
          path: language === 'ar' ? path : `${path}.en`,
        })}
        value={own}
        onAdd={(text) => {
          if (!own.includes(text)) onChange([...value, { text, language }]);
          return true;
        }}
        onRemove={(text) => onChange(value.filter((each) => each.text !== text || each.language !== language))}
      />
    );
  });
}
