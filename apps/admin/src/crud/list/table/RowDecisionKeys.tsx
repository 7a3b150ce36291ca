import { announce, moveRow } from '@diwan/ui';
import type { RefObject } from 'react';
import type { RowDecision } from '#crud/resource/define-resource.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { useScreenShortcuts } from '#session/preferences/screen-shortcuts.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';

interface RowDecisionKeysProps {
  decisions: readonly RowDecision[];
  rows: readonly AnyRow[];
  /** The record that is open beside the list; decided about where no row has the focus. */
  peeked: string;
  table: RefObject<HTMLTableElement | null>;
  onEvent: (record: AnyRow, event: string) => void;
}

/** Single keys that decide about the row in focus; the focus goes on to the next one. */
export function RowDecisionKeys({ decisions, rows, peeked, table, onEvent }: RowDecisionKeysProps) {
  const { resource, t } = useResource();
  const label = (event: string) => t(`events.${event}`);
  useShortcuts(Object.fromEntries(decisions.map(({ event, shortcut }) => [shortcut, () => decide(event)])));
  useScreenShortcuts({
    title: t('title'),
    shortcuts: [
      ...decisions.map(({ event, shortcut }) => [label(event), shortcut] as const),
      [t('rows.next'), 'j'],
      [t('rows.previous'), 'k'],
    ],
  });
  return null;

  function decide(event: string) {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey;
    const record = rows.find(({ id }) => id === (focused ?? peeked));
    if (!record) return announce(t('rows.noneInFocus'));
    const found = record.availableEvents.find(({ type }) => type === event);
    if (!found?.isAvailable) return announce(t('refused', { reason: refusalText(found?.reason, t) }), 'assertive');
    // What is asked for first gives the focus back to its row.
    const asks = resource.eventFields?.[event] !== undefined;
    if (!asks && focused && table.current && !moveRow(table.current, 1)) moveRow(table.current, -1);
    onEvent(record, event);
  }
}
