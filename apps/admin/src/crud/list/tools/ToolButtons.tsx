import { Button, FilterButtons } from '@diwan/ui';
import { Bookmark, Columns3, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import type { ListFiltersProps } from './ListFilters.tsx';
import { offeredFilters, standsUnasked } from './offered-filters.ts';

function ToolButton({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Button variant="quiet" icon={icon} aria-expanded={false}>
      {children}
    </Button>
  );
}

/** Stand in the place of the list's tools until these are there. */
export function ViewsButton() {
  return <ToolButton icon={<Bookmark />}>{useResource().t('tools.views')}</ToolButton>;
}

export function ColumnsButton() {
  return <ToolButton icon={<Columns3 />}>{useResource().t('tools.columns')}</ToolButton>;
}

export function ExportButton() {
  return <ToolButton icon={<Download />}>{useResource().t('tools.export')}</ToolButton>;
}

/** The names of the filters, in as many lines as these will take. */
export function FilterNames({ query, hidden }: ListFiltersProps) {
  const { resource, t } = useResource();
  const offered = offeredFilters(resource.filters, hidden);
  const isShown = ({ name }: (typeof offered)[number], index: number) =>
    standsUnasked(index) || query.filters[name] !== undefined;
  return (
    <FilterButtons
      label={t('filterBar')}
      names={offered.filter(isShown).map(({ name }) => t(`filters.${name}`))}
      moreLabel={offered.every(isShown) ? undefined : t('moreFilters')}
    />
  );
}
