import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import { jobPostingOf, missingIn, scriptOf } from '@diwan/api-contract/structured-data/job-posting';
import { Banner, Button, Dialog, Inline, SegmentedControl, Stack, Text, toasts } from '@diwan/ui';
import { type ReactNode, useState } from 'react';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import { mayApply } from '../may-apply.ts';
import * as styles from './structured-data.css.ts';

interface StructuredDataProps {
  post: JobPost;
  onClose: () => void;
}

/** A job post as search engines read it, to be copied into its page. */
export default function StructuredData({ post, onClose }: StructuredDataProps) {
  const { resource, t, language } = useResource();
  const [shown, setShown] = useState(language);
  const languages = (
    <SegmentedControl
      label={t('previewed.language')}
      segments={(['ar', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      value={shown}
      onChange={setShown}
    />
  );
  return (
    <Dialog holdsEntries={false} title={t('structuredData.title')} size="large" isOpen onClose={onClose}>
      <Stack gap="md">
        <Text tone="muted">{t('structuredData.text')}</Text>
        <ResourceProvider resource={resource} language={shown}>
          <Script post={post} languages={languages} say={t} />
        </ResourceProvider>
      </Stack>
    </Dialog>
  );
}

interface ScriptProps {
  post: JobPost;
  /** The choice of the script's language. */
  languages: ReactNode;
  /** The words of whoever reads the dialog; those of the script are in its own language. */
  say: (key: string, values?: Record<string, unknown>) => string;
}

function Script({ post, languages, say }: ScriptProps) {
  const context = useResource();
  const posting = jobPostingOf(post, context.language, {
    benefits: post.benefits.map((benefit) => context.t(`choices.benefit.${benefit}`)),
    eligibility: post.nationality.rule === 'any' ? null : mayApply(post.nationality, context),
  });
  const script = scriptOf(posting);
  const missing = missingIn(posting);

  async function copy() {
    try {
      await navigator.clipboard.writeText(script);
      toasts.show({ title: say('structuredData.copied'), tone: 'positive' });
    } catch {
      toasts.show({ title: say('structuredData.copyFailed'), tone: 'critical' });
    }
  }

  return (
    <Stack gap="sm">
      {missing.length > 0 ? (
        <Banner tone="attention">{say('structuredData.missing', { properties: missing.join(', ') })}</Banner>
      ) : null}
      <Inline gap="sm">
        {languages}
        <Button variant="primary" onPress={() => void copy()}>
          {say('structuredData.copy')}
        </Button>
      </Inline>
      <pre dir="ltr" className={styles.script}>
        {script}
      </pre>
    </Stack>
  );
}
