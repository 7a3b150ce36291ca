import { Skeleton } from '@diwan/ui';
import { ChevronDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import type { ListQuery } from '../query/list-query.ts';
import { offeredFilters, standsUnasked } from './offered-filters.ts';

/** The place of a tool whose code is on its way: nothing moves when it comes. */
export function ToolToCome({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Skeleton shape="control">
      {icon}
      {children}
    </Skeleton>
  );
}

/** The place of the filters, in as many lines as they will take. */
export function FiltersToCome({ query, hidden }: { query: ListQuery; hidden: readonly string[] }) {
  const { resource, t } = useResource();
  const offered = offeredFilters(resource.filters, hidden);
  const isShown = ({ name }: (typeof offered)[number], index: number) =>
    standsUnasked(index) || query.filters[name] !== undefined;
  return (
    <>
      {offered.filter(isShown).map(({ name }) => (
        <ToolToCome key={name} icon={<ChevronDown size={14} />}>
          {t(`filters.${name}`)}
        </ToolToCome>
      ))}
      {offered.every(isShown) ? null : <ToolToCome icon={<Plus />}>{t('moreFilters')}</ToolToCome>}
    </>
  );
}
