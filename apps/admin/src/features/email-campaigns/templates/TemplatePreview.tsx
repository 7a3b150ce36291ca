import type { EmailTemplateDraft } from '@diwan/api-contract/resources/email-template-draft';
import { Heading, Stack, Text } from '@diwan/ui';
import { PreviewFrame } from '#crud/feedback/preview/PreviewFrame.tsx';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from '../CampaignPreview.css.ts';

/** The words of a mail as its recipients read them, with examples in the place of what they name. */
export default function TemplatePreview({ values, onClose }: PreviewProps<EmailTemplateDraft>) {
  const { t } = useResource();
  return (
    <PreviewFrame title={t('letter.title')} onClose={onClose}>
      {() => <Letter words={values} />}
    </PreviewFrame>
  );
}

function Letter({ words: { subject, preheader, body } }: { words: EmailTemplateDraft }) {
  const { t, language } = useResource();
  const filled = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => t(`samples.${name}`, { defaultValue: whole }));
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
        <Text>{t('letter.greeting', { name: t('samples.name') })}</Text>
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
