import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import { richTextOf, wordsOf } from '@diwan/api-contract/values/text/rich-text';
import { Banner, Heading, RichText, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { useQuery } from '#api/cache/use-query.ts';
import { PreviewFrame } from '#crud/feedback/preview/PreviewFrame.tsx';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { countOf } from './audience/count-of.ts';
import * as styles from './CampaignPreview.css.ts';
import { type MailReader, ReaderChoice } from './ReaderChoice.tsx';

/** A campaign as one of its recipients would read it, on a phone or at a desk, in either language. */
export default function CampaignPreview({ values, onClose }: PreviewProps<EmailCampaignDraft>) {
  const { t } = useResource();
  const counted = useQuery(countOf(values.audience));
  const readers = counted.value?.people ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const reader = readers.find(({ id }) => id === chosen) ?? null;
  return (
    <PreviewFrame
      title={t('letter.title')}
      onClose={onClose}
      controls={readers.length > 0 ? <ReaderChoice readers={readers} chosen={chosen} onChoose={setChosen} /> : null}
    >
      {() => <Letter campaign={values} reader={reader} />}
    </PreviewFrame>
  );
}

interface LetterProps {
  campaign: EmailCampaignDraft;
  /** Whoever reads it; an example where nobody does. */
  reader: MailReader | null;
}

function Letter({ campaign: { subject, preheader, body }, reader }: LetterProps) {
  const { t, language } = useResource();
  const name = reader ? localizedLabel(reader.label, language) : t('letter.name');
  const named = (text: string) => text.replace(/\{\{\s*name\s*\}\}/g, () => name);
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
