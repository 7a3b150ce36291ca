import { SegmentedLinks } from '@diwan/ui';
import { List, SquareKanban } from 'lucide-react';
import { useResource } from '#crud/resource/resource-context.ts';
import { usePath, useSearch } from '#navigation/navigation-context.tsx';
import { isBoard, layoutAddress } from './layout.ts';

const layouts = [
  { key: 'list', Icon: List },
  { key: 'board', Icon: SquareKanban },
] as const;

/** List or board: two addresses of the same applicants. */
export function LayoutSwitch() {
  const { t } = useResource();
  const path = usePath();
  const search = useSearch();
  return (
    <SegmentedLinks
      label={t('layouts.label')}
      currentKey={isBoard(search) ? 'board' : 'list'}
      segments={layouts.map(({ key, Icon }) => ({
        key,
        label: t(`layouts.${key}`),
        href: layoutAddress(path, search, key),
        icon: <Icon />,
      }))}
    />
  );
}
