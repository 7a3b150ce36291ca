import { useCallback, useEffect, useRef, useState } from 'react';
import { type ComposerDraft, expectDraft, keepDraft, knownDraft, readDraft } from './outbox-store.ts';

const blank: ComposerDraft = { text: '', isInternal: false };

/** What is being written for a conversation: it is there again after another conversation, another screen and a reload. */
export function useDraft(conversationId: string) {
  const [draft, setDraft] = useState<ComposerDraft>(() => knownDraft(conversationId) ?? blank);
  const isTouched = useRef(false);
  useEffect(() => {
    let isGone = false;
    readDraft(conversationId)
      .then((kept) => {
        if (kept && !isGone && !isTouched.current) setDraft(kept);
      })
      .catch(() => {})
      .finally(() => void expectDraft());
    return () => {
      isGone = true;
    };
  }, [conversationId]);
  const change = useCallback(
    (next: ComposerDraft) => {
      isTouched.current = true;
      setDraft(next);
      keepDraft(conversationId, next);
    },
    [conversationId],
  );
  return [draft, change] as const;
}
