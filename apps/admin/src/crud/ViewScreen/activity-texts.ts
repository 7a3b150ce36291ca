import type { ActivityEntry } from '@diwan/api-contract/activity';
import type { CellContext } from '../cell-context.ts';

/** Who did what, in the language in use. */
export function entryTitle({ event, actor }: ActivityEntry, { t }: CellContext): string {
  return t('activity.by', {
    event: t(`events.${event}`),
    actor: actor.type === 'system' ? t('activity.system') : actor.name,
  });
}

/** What an entry adds: the way between two states, the reason, and which fields changed. */
export function entryDetails(entry: ActivityEntry, { t, format }: CellContext): string[] {
  const { event, fromState, toState, reason, diff } = entry;
  const workflow = event.split('.')[0];
  const lines: string[] = [];
  if (fromState && toState && fromState !== toState) {
    const name = (state: string) => t(`states.${workflow}.${state}`);
    lines.push(t('activity.fromTo', { from: name(fromState), to: name(toState) }));
  }
  if (reason) lines.push(t('activity.reason', { reason: reasonText(reason, t) }));
  const fields = [...new Set(diff.map(({ path }) => path.split('.')[0]!))].filter((field) => field !== 'state');
  if (fields.length > 0) {
    const names = fields.map((field) => t(`fields.${field}`, { defaultValue: '' })).filter((name) => name !== '');
    if (names.length > 0) lines.push(t('activity.changed', { fields: format.list(names) }));
  }
  return lines;
}

function reasonText({ code, note }: { code: string; note?: string | undefined }, t: CellContext['t']): string {
  const lists = ['rejectionReason', 'moderationReason', 'closeReason'];
  const known =
    lists.map((list) => t(`choices:${list}.${code}`, { defaultValue: '' })).find((text) => text !== '') ?? code;
  return note ? `${known} — ${note}` : known;
}
