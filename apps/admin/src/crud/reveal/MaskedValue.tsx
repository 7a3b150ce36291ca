import { announce, Bidi, Button, IconButton, Text, toasts } from '@diwan/ui';
import { Copy, EyeOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSession } from '#session/session-context.tsx';
import { lazyNow } from '../feedback/lazy.ts';
import { useResource } from '../resource/resource-context.ts';
import * as styles from './Reveal.css.ts';
import { useReveal } from './use-reveal.ts';

const RevealDialog = lazyNow(['records'], () => import('./RevealDialog.tsx'));

export interface MaskedValueProps {
  /** The resource's segment in the API's addresses. */
  path: string;
  id: string;
  /** The one-line name of the record. */
  name: string;
  field: string;
  /** Which row of a list, by its id. */
  row?: string;
  label: string;
  masked: string;
  /** How the value is read once it is there. */
  shown: (value: string) => ReactNode;
}

/** Personal data behind its mask, and the audited way to see it for a minute. */
export default function MaskedValue({ path, id, name, field, row, label, masked, shown }: MaskedValueProps) {
  const { t, format } = useResource();
  const { can } = useSession();
  const reveal = useReveal(path, id, field, row);
  const { isShown, value } = reveal;
  const show = useRef<HTMLButtonElement>(null);
  const hide = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) announce(t('records:reveal.shown', { field: label, seconds: format.number(60) }));
    else if (wasShown.current) announce(t('records:reveal.masked', { field: label }));
    // The button that had the focus is gone; a focus that is elsewhere stays there.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (isShown) hide.current?.focus();
      else show.current?.focus();
    });
    const hasChanged = wasShown.current !== isShown;
    wasShown.current = isShown;
    if (!hasChanged) cancelAnimationFrame(frame);
    return () => cancelAnimationFrame(frame);
  }, [isShown, t, label, format]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value ?? '');
      toasts.show({ title: t('records:reveal.copied'), tone: 'positive' });
    } catch {
      toasts.show({ title: t('records:reveal.copyFailed'), tone: 'critical' });
    }
  }

  return (
    <span className={styles.value}>
      {isShown && value ? shown(value) : <Bidi>{isShown ? '—' : masked}</Bidi>}
      {isShown ? (
        <>
          <IconButton size="small" label={t('records:reveal.copy')} icon={<Copy />} onPress={() => void copy()} />
          <IconButton
            size="small"
            label={t('records:reveal.hide')}
            icon={<EyeOff />}
            ref={hide}
            onPress={reveal.hide}
          />
          <Text as="span" size="caption" tone="muted" isTabular>
            {t('records:reveal.left', { seconds: format.number(reveal.secondsLeft) })}
          </Text>
        </>
      ) : can('people.seePii') ? (
        <Button
          ref={show}
          size="small"
          aria-label={t('records:reveal.showField', { field: label })}
          onPress={reveal.ask}
        >
          {t('records:reveal.show')}
        </Button>
      ) : null}
      {reveal.isAsking ? (
        <Suspense fallback={null}>
          <RevealDialog
            title={t('records:reveal.title', { field: label, name })}
            problem={reveal.problem}
            isPending={reveal.isRevealing}
            onSubmit={reveal.give}
            onCancel={reveal.cancel}
          />
        </Suspense>
      ) : null}
    </span>
  );
}
