import { inspectRecord } from '@diwan/api-contract/moderation/inspect-record';
import { useEffect, useMemo, useRef } from 'react';
import { useQuery } from '#api/cache/use-query.ts';
import { useResource } from '../resource/resource-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';
import { type Hint, hintOf, hintsOfOthers } from './hint.ts';

const ranks = { critical: 0, attention: 1, info: 2 };

/** What to look at in a record before deciding about it: what its texts say, and what the server knows of others. */
export function useHints(record: AnyRecord) {
  const context = useResource();
  const { fields, ask } = context.resource.moderation!;
  const { value, hasFailed, refresh } = useQuery(ask ? ask(record.id) : null);
  const { version } = record;
  const compared = useRef(version);
  useEffect(() => {
    if (compared.current !== version) refresh();
    compared.current = version;
  }, [version, refresh]);

  const hints = useMemo((): Hint[] => {
    const inTexts = inspectRecord(fields, record as unknown as Record<string, unknown>);
    const all = [
      ...inTexts.map((finding) => hintOf(finding, record, context)),
      ...(value ? hintsOfOthers(value, context) : []),
    ];
    return all.sort((one, other) => ranks[one.severity] - ranks[other.severity]);
  }, [fields, record, value, context]);
  return { hints, hasFailed, refresh };
}
