import { queryOf } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { useSession } from '#session/session-context.tsx';
import { type Option, typingPause } from './use-options.ts';

/** Colleagues whose names contain a text, without oneself; nobody is asked for while the text is null. */
export function useColleagues(text: string | null): { items: readonly Option[]; isLoading: boolean } {
  const own = useSession().user?.uid;
  const { value, isLoading } = useQueryInTurn(
    text === null ? null : { ...queryOf(client.staff.options, { query: { q: text } }), pause: typingPause },
  );
  const others = (value ?? []).filter(({ id }) => id !== own);
  return { items: others.map(({ id, label }) => ({ id, label: label.ar })), isLoading };
}
