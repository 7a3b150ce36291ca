import { useQuery } from '#api/cache/use-query.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** How many records each value of a filter would find, beside all that narrows the list otherwise; nothing until it is known. */
export function useFilterCounts(
  by: string,
  question: Readonly<Record<string, string>>,
): (value: string) => string | undefined {
  const { resource, format } = useResource();
  const { [by]: _, ...others } = question;
  const { value: counts } = useQuery(resourceQueries(resource.key).filterCounts({ ...others, by }));
  return (value) => {
    const count = counts?.[value];
    return count && `${format.number(count.value)}${count.isCapped ? '+' : ''}`;
  };
}
