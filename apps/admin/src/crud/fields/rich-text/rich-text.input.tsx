import { richTextOf } from '@diwan/api-contract/values/text/rich-text';
import { Columns, Skeleton, Text } from '@diwan/ui';
import { Suspense, useId } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import * as styles from '../fields.css.ts';
import type { KindInputProps } from '../kind.ts';
import { loadEditor } from './load-editor.ts';

const RichTextEditor = lazyNow([], async () => ({ default: (await loadEditor()).RichTextEditor }));
const languages = ['ar', 'en'] as const;

/** Headings, lists and links in Arabic and English; the editor is loaded where a form has one. */
export function RichTextInput({ value, onChange, ...props }: KindInputProps<'richText'>) {
  const { path, label, description, errorAt, isRequired } = props;
  const helpId = useId();
  const { t } = useResource();
  const words = (name: string) => t(`input.richText.${name}`);
  const texts = {
    toolbar: words('toolbar'),
    heading2: words('heading2'),
    heading3: words('heading3'),
    heading4: words('heading4'),
    strong: words('strong'),
    em: words('em'),
    bulletList: words('bulletList'),
    numberedList: words('numberedList'),
    quote: words('quote'),
    link: words('link'),
    linkAddress: words('linkAddress'),
    linkRefused: words('linkRefused'),
    removeLink: words('removeLink'),
    undo: words('undo'),
    redo: words('redo'),
  };
  return (
    <div className={styles.group}>
      <Suspense
        fallback={
          <Columns>
            {languages.map((language) => (
              <Skeleton key={language} shape="panel" />
            ))}
          </Columns>
        }
      >
        <Columns>
          {languages.map((language) => (
            <RichTextEditor
              {...controlProps(props)}
              key={language}
              name={`${path}.${language}`}
              label={t(`input.inLanguage.${language}`, { field: label })}
              description={undefined}
              describedBy={description ? helpId : undefined}
              isRequired={isRequired && language === 'ar'}
              errorMessage={errorAt(`${path}.${language}`) ?? (language === 'ar' ? errorAt(path) : undefined)}
              texts={texts}
              value={richTextOf(value?.[language] ?? '')}
              onChange={(html) => onChange({ ...(value ?? { ar: '' }), [language]: html })}
            />
          ))}
        </Columns>
      </Suspense>
      {description ? (
        <Text as="div" size="small" tone="muted" id={helpId}>
          {description}
        </Text>
      ) : null}
    </div>
  );
}
