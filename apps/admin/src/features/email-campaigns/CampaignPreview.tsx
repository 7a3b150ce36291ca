import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import { richTextOf, wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { Banner, Heading, RichText, Stack, Text } from '@diwan/ui';
import { PreviewFrame } from '#crud/feedback/preview/PreviewFrame.tsx';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './CampaignPreview.css.ts';

/** A campaign as one of its recipients would read it, on a phone or at a desk, in either language. */
export default function CampaignPreview({ values, onClose }: PreviewProps<EmailCampaignDraft>) {
  const { t } = useResource();
  return (
    <PreviewFrame title={t('letter.title')} onClose={onClose}>
      {() => <Letter campaign={values} />}
    </PreviewFrame>
  );
}

function Letter({ campaign: { subject, preheader, body } }: { campaign: EmailCampaignDraft }) {
  const { t, language } = useResource();
  const named = (text: string) => text.replace(/\{\{\s*name\s*\}\}/g, () => t('letter.name'));
  const text = body[language] ?? '';
  if (wordsOf(text).trim() === '') return <Banner tone="attention">{t('letter.unwritten')}</Banner>;
  const line = preheader?.[language];
  return (
    <article className={styles.letter}>
      <Stack gap="xs">
        <Text size="small" tone="muted">
          {t('letter.from')}
        </Text>
        <Heading level={3} size="title">
          <span dir="auto">{named(subject[language] ?? subject.ar)}</span>
        </Heading>
        {line ? (
          <Text tone="muted">
            <span dir="auto">{named(line)}</span>
          </Text>
        ) : null}
      </Stack>
      <RichText value={named(richTextOf(text))} lang={language} />
      <Text size="small" tone="muted">
        {t('letter.foot')}
      </Text>
    </article>
  );
}
