import type { ActivityEntry } from '@diwan/api-contract/activity';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

/** The name of an event: those that every record has, or the workflow's own; its words are found in the resource's namespace, if one is named. */
export function eventName(event: string, t: CellContext['t'], namespace?: ResourceKey): string {
  const [, name] = event.split('.');
  if (name === 'undone') return t('records:entries.undone');
  const own = `events.${event}`;
  return t(`records:entries.${event}`, { defaultValue: t(namespace ? `${namespace}:${own}` : own) });
}

/** Who did what, in the language in use. */
export function entryTitle({ event, actor }: Pick<ActivityEntry, 'event' | 'actor'>, { t }: CellContext): string {
  return t('activity.by', {
    event: eventName(event, t),
    actor: actor.type === 'system' ? t('activity.system') : actor.name,
  });
}

/** What an entry says besides its fields: the way between two states, and the reason. */
export function entryLines({ event, fromState, toState, reason }: ActivityEntry, { t, format }: CellContext): string[] {
  const workflow = event.split('.')[0];
  const lines: string[] = [];
  if (fromState && toState && fromState !== toState) {
    const name = (state: string) => t(`states.${workflow}.${state}`);
    lines.push(t('activity.fromTo', { from: name(fromState), to: name(toState) }));
  }
  if (reason) lines.push(t('activity.reason', { reason: reasonText(reason, t) }));
  if (reason?.fields) {
    const fields = format.list(reason.fields.map((field) => t(`fields.${field}`)));
    lines.push(t('activity.toChange', { fields }));
  }
  return lines;
}

function reasonText({ code, note }: NonNullable<ActivityEntry['reason']>, t: CellContext['t']): string {
  const lists = ['rejectionReason', 'moderationReason', 'closeReason'];
  const known =
    [...lists.map((list) => `choices.${list}.${code}`), `records:reasons.${code}`]
      .map((key) => t(key, { defaultValue: '' }))
      .find((text) => text !== '') ?? code;
  return note ? (code === 'other' ? note : `${known} — ${note}`) : known;
}
