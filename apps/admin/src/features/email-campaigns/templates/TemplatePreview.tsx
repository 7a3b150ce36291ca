import type { EmailTemplateDraft } from '@diwan/api-contract/resources/email-template-draft';
import type { TemplateReader } from '@diwan/api-contract/resources/email-templates';
import { type MailVariable, mailVariables } from '@diwan/api-contract/values/records/mail-words';
import { Heading, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { PreviewFrame } from '#crud/feedback/preview/PreviewFrame.tsx';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../CampaignPreview.css.ts';
import { ReaderChoice } from '../ReaderChoice.tsx';

/** The words of a mail as its recipients read them, with examples in the place of what they name. */
export default function TemplatePreview({ id, values, onClose }: PreviewProps<EmailTemplateDraft>) {
  const { t } = useResource();
  const reached = useQuery(queryOf(client.emailTemplates.readers, { params: { id: id! } }));
  const readers = reached.value?.items ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const reader = readers.find((each) => each.id === chosen) ?? null;
  return (
    <PreviewFrame
      title={t('letter.title')}
      onClose={onClose}
      controls={readers.length > 0 ? <ReaderChoice readers={readers} chosen={chosen} onChoose={setChosen} /> : null}
    >
      {() => <Letter words={values} reader={reader} />}
    </PreviewFrame>
  );
}

interface LetterProps {
  words: EmailTemplateDraft;
  /** Whoever reads it; examples where nobody does. */
  reader: TemplateReader | null;
}

const isVariable = (name: string): name is MailVariable => mailVariables.some((each) => each === name);

function Letter({ words: { subject, preheader, body }, reader }: LetterProps) {
  const { t, language } = useResource();
  const valueOf = (name: string, whole: string) => {
    const value = isVariable(name) ? reader?.values[name] : undefined;
    return value ? localizedLabel(value, language) : t(`samples.${name}`, { defaultValue: whole });
  };
  const filled = (text: string) => text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => valueOf(name, whole));
  const line = preheader ? localizedLabel(preheader, language) : '';
  return (
    <article className={styles.letter}>
      <Stack gap="xs">
        <Text size="small" tone="muted">
          {t('letter.subject')}
        </Text>
        <Heading level={3} size="title">
          <span dir="auto">{filled(localizedLabel(subject, language))}</span>
        </Heading>
        {line ? (
          <Text tone="muted">
            <span dir="auto">{filled(line)}</span>
          </Text>
        ) : null}
      </Stack>
      <Stack gap="md">
        <Text>{t('letter.greeting', { name: valueOf('name', '') })}</Text>
        {localizedLabel(body, language)
          .split('\n')
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- paragraphs of a text have no identity
            <Text key={place}>
              <span dir="auto">{filled(paragraph)}</span>
            </Text>
          ))}
      </Stack>
      <Text size="small" tone="muted">
        {t('letter.foot')}
      </Text>
    </article>
  );
}
