import { SegmentedLinks } from '@diwan/ui';
import { List } from 'lucide-react';
import { useResource } from '#crud/resource/resource-context.ts';
import { usePath, useSearch } from '#navigation/navigation-context.tsx';
import { isIn, type Layout, layoutAddress } from './layout.ts';

/** The list or another layout of it: two addresses of the same records. */
export function LayoutSwitch({ other }: { other: Layout }) {
  const { t } = useResource();
  const path = usePath();
  const search = useSearch();
  const segment = (key: string, Icon: Layout['Icon'], layout: Layout | null) => ({
    key,
    label: t(`layouts.${key}`),
    href: layoutAddress(path, search, layout),
    icon: <Icon />,
  });
  return (
    <SegmentedLinks
      label={t('layouts.label')}
      currentKey={isIn(other, search) ? other.key : 'list'}
      segments={[segment('list', List, null), segment(other.key, other.Icon, other)]}
    />
  );
}
