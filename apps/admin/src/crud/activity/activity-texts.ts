import type { ActivityEntry } from '@diwan/api-contract/activity';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { givenReason } from '../resource/cells/reason-label.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

/** The name of an event: those that every record has, or the workflow's own; its words are found in the resource's namespace, if one is named. */
export function eventName(event: string, t: CellContext['t'], namespace?: ResourceKey): string {
  const [, name] = event.split('.');
  if (name === 'undone') return t('records:entries.undone');
  const own = `events.${event}`;
  return t(`records:entries.${event}`, { defaultValue: '' }) || t(namespace ? `${namespace}:${own}` : own);
}

/** Who did what, in the language in use. */
export function entryTitle({ event, actor }: Pick<ActivityEntry, 'event' | 'actor'>, { t }: CellContext): string {
  return t('activity.by', {
    event: eventName(event, t),
    actor: actor.type === 'system' ? t('activity.system') : actor.name,
  });
}

/** What an entry says besides its fields: the way between two states, and the reason. */
export function entryLines({ event, fromState, toState, reason }: ActivityEntry, context: CellContext): string[] {
  const { t, format } = context;
  const workflow = event.split('.')[0];
  const lines: string[] = [];
  if (fromState && toState && fromState !== toState) {
    const name = (state: string) => t(`states.${workflow}.${state}`);
    lines.push(t('activity.fromTo', { from: name(fromState), to: name(toState) }));
  }
  if (reason) lines.push(t('activity.reason', { reason: reasonText(event, reason, context) }));
  if (reason?.fields) {
    const fields = format.list(reason.fields.map((field) => t(`fields.${field}`)));
    lines.push(t('activity.toChange', { fields }));
  }
  return lines;
}

function reasonText(event: string, { code, note }: NonNullable<ActivityEntry['reason']>, context: CellContext): string {
  const words = (key: string) => context.t(key, { defaultValue: '' });
  const known =
    givenReason(event, code, context) ||
    words(`choices.rejectionReason.${code}`) ||
    words(`records:reasons.${code}`) ||
    code;
  return note ? (code === 'other' ? note : `${known} — ${note}`) : known;
}
