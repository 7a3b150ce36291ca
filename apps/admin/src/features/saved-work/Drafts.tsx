import { Button, ConfirmDialog, createFormat, Inline, Link, Text, toasts } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import type { Query } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { dropDraft, type LeftDraft, leftDrafts } from '#crud/drafts/draft-store.ts';
import { addPath, editPath } from '#crud/resource/resource-paths.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import { useSession } from '#session/session-context.tsx';
import { draftName } from './draft-name.ts';
import { Part } from './Part.tsx';
import * as styles from './SavedWork.css.ts';

const draftsOf = (owner: string): Query<LeftDraft[]> => ({
  key: `saved-work drafts ${owner}`,
  load: () => leftDrafts(owner),
});

/** What forms of this browser hold and was never saved: to be continued or discarded. */
export function Drafts() {
  const { t } = useTranslation('savedWork');
  const { user } = useSession();
  const query = user ? draftsOf(user.uid) : null;
  const { value, problem, refresh } = useQuery(query);
  const [asked, ask] = useState<{ draft: LeftDraft; name: string } | null>(null);
  const discard = async ({ draft }: { draft: LeftDraft }) => {
    await Promise.all(draft.keys.map(dropDraft));
    ask(null);
    if (query) cache.invalidate(query.key);
    toasts.show({ tone: 'positive', title: t('discarded') });
  };
  return (
    <Part name="drafts" listed={{ entries: value ?? [], problem, isLoading: !value, refresh }}>
      {value?.map((draft) => (
        <DraftRow key={`${draft.resource} ${draft.id}`} draft={draft} onDiscard={(name) => ask({ draft, name })} />
      ))}
      {asked ? (
        <ConfirmDialog
          title={t('discarding.title')}
          consequence={t('discarding.consequence', { name: asked.name })}
          confirmLabel={t('discarding.action')}
          isOpen
          onConfirm={() => void discard(asked)}
          onCancel={() => ask(null)}
        />
      ) : null}
    </Part>
  );
}

function DraftRow({ draft, onDiscard }: { draft: LeftDraft; onDiscard: (name: string) => void }) {
  const { t } = useTranslation('savedWork');
  const words = useTranslate();
  const language = currentLanguage();
  const format = createFormat(language);
  const { resource, id, kept, keys } = draft;
  const list = words(`screens:${resource}.list`);
  const typed = draftName(id === null ? kept.draft : kept.base, language);
  const name = typed ?? (id === null ? t('record.new', { resource: list }) : t('record.untitled'));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text weight="medium" dir="auto">
          {name}
        </Text>
        <Text size="small" tone="muted">
          {list} · {t('typed', { when: format.dateTime(kept.savedAt) })}
          {keys.length > 1 ? ` · ${t('several', { count: keys.length, number: format.number(keys.length) })}` : null}
        </Text>
      </div>
      <Inline gap="sm">
        <Link href={id === null ? addPath(resource) : editPath(resource, id)} aria-label={t('continueAt', { name })}>
          {t('continue')}
        </Link>
        <Button size="small" aria-label={t('discardOf', { name })} onPress={() => onDiscard(name)}>
          {t('discard')}
        </Button>
      </Inline>
    </li>
  );
}
