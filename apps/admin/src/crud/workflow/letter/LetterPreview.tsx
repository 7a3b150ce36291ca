import type { BulkOperation, BulkSelection, Letter } from '@diwan/api-contract/endpoints/bulk';
import type { Language } from '@diwan/api-contract/values/staff';
import { Banner, Bidi, Button, Inline, SegmentedControl, Stack, Text } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './LetterPreview.css.ts';

interface LetterPreviewProps {
  selection: BulkSelection;
  /** Null as long as something is missing. */
  action: { type: string } | null;
}

interface Shown {
  /** What was asked for: a change of it makes the letter an old one. */
  wish: string;
  letter: Letter | null;
}

/** What an event would write to the first of a selection, as they would have it. */
export function LetterPreview({ selection, action }: LetterPreviewProps) {
  const { resource, t, language: own } = useResource();
  const [language, setLanguage] = useState<Language | 'both'>('both');
  const [form, setForm] = useState<'formatted' | 'text'>('formatted');
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const wish = JSON.stringify({ action, language });
  const reading = useMutation({
    act: () =>
      expectBody(
        client.bulk.letter({
          body: {
            resource: pathOf(resource.key) as BulkOperation['resource'],
            selection,
            action: action!,
            ...(language === 'both' ? {} : { language }),
          },
        }),
      ),
    onDone: ({ letter }) => {
      setShown({ wish, letter });
      setHasFailed(false);
    },
    onFailed: () => setHasFailed(true),
  });
  const letter = shown?.letter;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (letter) place.current?.scrollIntoView({ block: 'nearest' });
  }, [letter]);
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <SegmentedControl
          label={t('bulk:letter.language')}
          value={language}
          onChange={setLanguage}
          segments={[
            { value: 'both', label: t('bulk:letter.both') },
            { value: 'ar', label: t('bulk:letter.ar') },
            { value: 'en', label: t('bulk:letter.en') },
          ]}
        />
        <Button isDisabled={action === null} isPending={reading.isBusy} onPress={reading.start}>
          {t(shown ? 'bulk:letter.again' : 'bulk:letter.show')}
        </Button>
      </Inline>
      {action === null ? <Text tone="muted">{t('bulk:letter.incomplete')}</Text> : null}
      {hasFailed ? <Banner tone="critical">{t('bulk:letter.failed')}</Banner> : null}
      {shown && !letter ? <Banner tone="attention">{t('bulk:letter.nobody')}</Banner> : null}
      {letter ? (
        <section ref={place} aria-label={t('bulk:letter.title')}>
          <Stack gap="sm">
            {shown.wish === wish ? null : <Banner tone="attention">{t('bulk:letter.old')}</Banner>}
            <Text tone="muted">
              {t('bulk:letter.asTo', { name: localizedLabel(letter.recipient, own) })} <Bidi>{letter.email}</Bidi>
            </Text>
            <Text weight="medium">
              <span dir="auto">{letter.subject}</span>
            </Text>
            <Inline>
              <SegmentedControl
                label={t('mails:preview.form')}
                value={form}
                onChange={setForm}
                segments={[
                  { value: 'formatted', label: t('mails:preview.formatted') },
                  { value: 'text', label: t('mails:preview.text') },
                ]}
              />
            </Inline>
            {form === 'formatted' ? (
              <iframe className={styles.frame} title={t('bulk:letter.title')} src={letter.page} sandbox="" />
            ) : (
              <p className={styles.text} dir="auto">
                {letter.text}
              </p>
            )}
          </Stack>
        </section>
      ) : null}
    </Stack>
  );
}
