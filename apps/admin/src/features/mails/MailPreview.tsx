import { Inline, SegmentedControl, Skeleton, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './MailPreview.css.ts';

/** A mail as its recipient has it, in a frame that can do nothing but be looked at; or as plain text. */
export default function MailPreview({ id }: { id: string }) {
  const { t } = useResource();
  const [form, setForm] = useState<'formatted' | 'text'>('formatted');
  const { value, problem, isLoading, hasFailed, refresh } = useQuery(queryOf(client.mails.preview, { params: { id } }));
  if (hasFailed && problem) return <PartProblem problem={problem} onRetry={refresh} />;
  if (isLoading || !value) return <Skeleton shape="panel" width="100%" />;
  if (!value.mail) return <Text tone="muted">{t('preview.none')}</Text>;
  const { isAsSent, mail } = value;
  const { subject, text, page } = mail;
  return (
    <Stack gap="sm">
      <Text tone="muted">{t(isAsSent ? 'preview.asSent' : 'preview.asNow')}</Text>
      <Text weight="medium">
        <span dir="auto">{subject}</span>
      </Text>
      <Inline>
        <SegmentedControl
          label={t('preview.form')}
          value={form}
          onChange={setForm}
          segments={[
            { value: 'formatted', label: t('preview.formatted') },
            { value: 'text', label: t('preview.text') },
          ]}
        />
      </Inline>
      {form === 'formatted' ? (
        <iframe className={styles.frame} title={t('preview.frame')} src={page} sandbox="" />
      ) : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </Stack>
  );
}
