import { LinkButton } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import { reviewPath } from '../resource/resource-paths.ts';
import { entryOf } from '../resource/resource-register.ts';
import { type ListQuery, plainQuery, toSearch } from './query/list-query.ts';

interface ReviewLinkProps {
  query: ListQuery;
  fixed: Readonly<Record<string, string>>;
}

/** From a list of what waits to where exactly that is decided, one after the other. */
export function ReviewLink({ query: { q, filters }, fixed }: ReviewLinkProps) {
  const { resource, t } = useResource();
  const path = reviewPath(resource.key);
  const { state, ...others } = filters;
  if (!path || state !== entryOf(resource.key).queue?.state) return null;
  return (
    <LinkButton href={path + toSearch({ ...plainQuery, q, filters: { ...others, ...fixed } })}>
      {t('reviewQueue')}
    </LinkButton>
  );
}
