import { groupOf } from '@diwan/api-contract/moderation/finding';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { Moderation } from '../resource/define-resource.ts';
import type { Values } from '../workflow/event-payload.ts';
import type { Hint } from './hint.ts';

const longest = 500;

/** What a request for changes begins with: the reason of the gravest hint, the fields and a line for each; a remark alone asks for nothing. */
export function suggestedPayload(hints: readonly Hint[], reasons: Moderation['reasons'], { t }: CellContext): Values {
  const [gravest, ...others] = hints.filter(({ severity }) => severity !== 'info');
  if (!gravest) return {};
  const fields = new Set([gravest, ...others].map(({ field }) => field));
  const lines = [gravest, ...others].map(({ sentence: what, place: where, quote: text, other }) => {
    if (other) return t('moderation:ask.line', { what, where, text: other.number });
    return text ? t('moderation:ask.line', { what, where, text }) : t('moderation:ask.plainLine', { what, where });
  });
  const note = [t('moderation:ask.lead'), ...lines].reduce((all, line) =>
    all.length + line.length < longest ? `${all}\n${line}` : all,
  );
  return { reason: reasons[groupOf(gravest.kind)], fields: [...fields], note };
}
