import type { Occupation } from '@diwan/api-contract/endpoints/occupations';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';

/** Every unit group of ISCO-08; nobody is asked before somebody needs them. */
export function useOccupations(isNeeded: boolean): readonly Occupation[] | null {
  const { value } = useQuery(isNeeded ? queryOf(client.occupations.list, {}) : null);
  return value?.items ?? null;
}

export const occupationLabel = ({ code, title }: Pick<Occupation, 'code' | 'title'>): string => `${code} · ${title}`;
