import { SegmentedLinks } from '@diwan/ui';
import { List, ListTree } from 'lucide-react';
import { useResource } from '#crud/resource/resource-context.ts';
import { usePath, useSearch } from '#navigation/navigation-context.tsx';
import { isTree, layoutAddress } from './layout.ts';

const layouts = [
  { key: 'list', Icon: List },
  { key: 'tree', Icon: ListTree },
] as const;

/** List or tree: two addresses of the same terms. */
export function LayoutSwitch() {
  const { t } = useResource();
  const path = usePath();
  const search = useSearch();
  return (
    <SegmentedLinks
      label={t('layouts.label')}
      currentKey={isTree(search) ? 'tree' : 'list'}
      segments={layouts.map(({ key, Icon }) => ({
        key,
        label: t(`layouts.${key}`),
        href: layoutAddress(path, search, key),
        icon: <Icon />,
      }))}
    />
  );
}
