import type { TabItem } from '@diwan/ui';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { Resource } from '../resource/define-resource.ts';

/** The tabs of a resource's records, in their order. */
export function recordTabs(
  { related = [], Figures, hasDocuments, paper, loadWorkflow }: Resource,
  t: CellContext['t'],
): TabItem[] {
  return [
    { id: 'overview', label: t('tabs.overview') },
    ...(paper ? [{ id: 'paper', label: t('paper.tab') }] : []),
    ...related.map(({ key }) => ({ id: key, label: t(`records:related.${key}`) })),
    ...(Figures ? [{ id: 'figures', label: t('records:tabs.figures') }] : []),
    ...(hasDocuments ? [{ id: 'documents', label: t('records:tabs.documents') }] : []),
    { id: 'notes', label: t('records:tabs.notes') },
    { id: 'activity', label: t('tabs.activity') },
    ...(loadWorkflow ? [{ id: 'workflow', label: t('records:tabs.workflow') }] : []),
  ];
}

/** The tab that an address names; the overview where it names none of them. */
export function tabIn(search: string, tabs: readonly TabItem[]): string {
  const named = new URLSearchParams(search).get('tab');
  return tabs.find(({ id }) => id === named)?.id ?? tabs[0]!.id;
}

/** The address's query for a tab. */
export const searchOf = (tab: string): string => (tab === 'overview' ? '?' : `?tab=${tab}`);
