import type { Severity } from '@diwan/api-contract/moderation/finding';
import { announce, Bidi, Button, Heading, Link, RetryButton, StatusChip, Text, VisuallyHidden } from '@diwan/ui';
import { use, useEffect, useMemo, useRef } from 'react';
import { UnseenContext } from '../overview/unseen.ts';
import { useResource } from '../resource/resource-context.ts';
import { recordPath } from '../resource/resource-paths.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { useSuggestion } from '../workflow/suggestions.ts';
import * as styles from './Hints.css.ts';
import { type Hint, textOf } from './hint.ts';
import { markAll, rangeOf, showHint } from './marks.ts';
import { suggestedPayload } from './suggested-payload.ts';
import { useHints } from './use-hints.ts';

const severities = ['critical', 'attention', 'info'] as const satisfies readonly Severity[];
/** Around everything that is read of a record. */
const documentOf = (panel: HTMLElement | null) => panel?.closest('[data-document]') ?? null;

/** What to look at before deciding about a record: each hint leads to its words in the text, and sending it back begins with them. */
export default function Hints({ record }: { record: AnyRecord }) {
  const context = useResource();
  const { resource, t, format } = context;
  const { sendBack, reasons } = resource.moderation!;
  const panel = useRef<HTMLElement>(null);
  const isUnseen = use(UnseenContext);
  const { hints, hasFailed, refresh } = useHints(record);
  useSuggestion(
    record.id,
    sendBack,
    useMemo(() => suggestedPayload(hints, reasons, context), [hints, reasons, context]),
  );
  useEffect(() => {
    const root = documentOf(panel.current);
    if (!root || isUnseen) return;
    return markAll(hints.flatMap((hint) => rangeOf(root, hint, textOf(record, hint)) ?? []));
  }, [hints, record, isUnseen]);

  function show(hint: Hint) {
    const root = documentOf(panel.current);
    if (root) showHint(root, hint, textOf(record, hint));
    announce(hint.quote ? t('moderation:shown', { text: hint.quote, place: hint.place }) : hint.place);
  }

  return (
    <section ref={panel} aria-label={t('moderation:title')} className={styles.panel}>
      <div className={styles.head}>
        <Heading level={2} size="body">
          {t('moderation:title')}
        </Heading>
        {severities.map((severity) => {
          const count = hints.filter((hint) => hint.severity === severity).length;
          return count === 0 ? null : (
            <StatusChip key={severity} tone={severity}>
              {t(`moderation:${severity}`, { count, number: format.number(count) })}
            </StatusChip>
          );
        })}
        {hints.length === 0 ? (
          <Text as="span" size="small" tone="muted">
            {t('moderation:none')}
          </Text>
        ) : null}
      </div>
      {hints.length > 0 ? (
        <ul className={styles.list}>
          {hints.map((hint) => (
            <li key={hint.id} className={styles.inTone[hint.severity]}>
              <HintLine hint={hint} onShow={() => show(hint)} />
            </li>
          ))}
        </ul>
      ) : null}
      {hasFailed ? (
        <div className={styles.head}>
          <Text as="span" size="small" tone="muted">
            {t('moderation:notCompared')}
          </Text>
          <RetryButton size="small" variant="plain" onPress={refresh} />
        </div>
      ) : null}
    </section>
  );
}

function HintLine({ hint: { severity, sentence, quote, place, other }, onShow }: { hint: Hint; onShow: () => void }) {
  const { resource, t } = useResource();
  return (
    <>
      <VisuallyHidden>{t(`moderation:severity.${severity}`)}</VisuallyHidden>
      <Text as="span" size="small">
        {sentence}
      </Text>
      {other ? (
        <Link href={recordPath(resource.key, other.id)}>
          <Bidi>{other.number}</Bidi>
        </Link>
      ) : (
        <Button size="small" variant="plain" onPress={onShow}>
          <span className={styles.quote} dir="auto">
            {quote ? t('moderation:quote', { text: quote }) : place}
          </span>
        </Button>
      )}
      {quote || other ? (
        <Text as="span" size="small" tone="muted">
          {place}
        </Text>
      ) : null}
    </>
  );
}
