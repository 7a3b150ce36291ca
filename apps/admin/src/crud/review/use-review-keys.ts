import { useEffect, useRef } from 'react';
import { useScreenShortcuts } from '#session/preferences/screen-shortcuts.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { useResource } from '../resource/resource-context.ts';
import type { Choice } from './use-decisions.ts';

interface ReviewKeys {
  /** What single keys do. */
  keys: Readonly<Record<string, (() => void) | undefined>>;
  /** Leaves the question, or else the review. */
  onEscape: () => void;
}

/** What the keys of a review do, among the shortcuts that a person can look up. */
export function useReviewHelp(choices: readonly Choice[]): void {
  const { t, resource } = useResource();
  const hasReasons = choices.some(({ asks }) => asks);
  useScreenShortcuts({
    title: t('review:keys.title'),
    shortcuts: [
      ...choices.map(({ label, shortcut }) => [label, shortcut] as const),
      ...(hasReasons
        ? ([
            [t('review:keys.reason'), '1'],
            [t('review:keys.send'), 'Enter'],
          ] as const)
        : []),
      [t('review:skip'), 's'],
      [t('review:previous'), 'k'],
      [t('review:keys.undo'), 'z'],
      ...(resource.paper
        ? ([
            [t('review:keys.scrollPaper'), 'PageDown'],
            [t('review:keys.zoomPaper'), '+'],
          ] as const)
        : []),
      [t('review:keys.leave'), 'Esc'],
    ],
  });
}

const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [aria-expanded="true"]';

/** The keys of a review: single ones, and Escape out of it; what stands above it has Escape first. */
export function useReviewKeys({ keys, onEscape }: ReviewKeys): void {
  useShortcuts(keys);
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(overlay)) return;
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
