import type { PersonName, Seeker } from '@diwan/api-contract/resources/seekers';
import { Columns, TextField } from '@diwan/ui';
import * as styles from '#crud/fields/fields.css.ts';
import type { InputProps } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';

const parts = ['first', 'father', 'grandfather', 'family'] as const;
type Language = keyof Seeker['name'];
type Typed = Partial<PersonName>;

/** A name in up to four parts, in Arabic and, where there is one, in English. */
export default function NameInput({ path, value, onChange, errorAt, isDisabled }: InputProps<Seeker['name']>) {
  const { t } = useResource();
  const change = (language: Language, part: keyof PersonName, text: string) => {
    const typed: Typed = { ...value[language], [part]: text };
    if (text === '') delete typed[part];
    const { en: _, ...arabic } = value;
    const isLeftOut = language === 'en' && Object.keys(typed).length === 0;
    onChange(isLeftOut ? arabic : { ...value, [language]: typed as PersonName });
  };
  return (['ar', 'en'] as const).map((language) => (
    <fieldset key={language} className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{t(`nameParts.${language}`)}</legend>
      <Columns>
        {parts.map((part) => (
          <TextField
            key={part}
            name={`${path}.${language}.${part}`}
            label={t(`nameParts.${part}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            value={value[language]?.[part] ?? ''}
            onChange={(text) => change(language, part, text)}
            errorMessage={errorAt(`${path}.${language}.${part}`)}
            isRequired={(part === 'first' || part === 'family') && (language === 'ar' || value.en !== undefined)}
            isDisabled={isDisabled}
          />
        ))}
      </Columns>
    </fieldset>
  ));
}
