import { Inline, LinkButton } from '@diwan/ui';
import { Columns3, List } from 'lucide-react';
import { useResource } from '#crud/resource/resource-context.ts';
import { usePath, useSearch } from '#navigation/navigation-context.tsx';
import { isBoard, layoutAddress } from './layout.ts';

const layouts = [
  { key: 'list', Icon: List },
  { key: 'board', Icon: Columns3 },
] as const;

/** List or board: two addresses of the same applicants. */
export function LayoutSwitch() {
  const { t } = useResource();
  const path = usePath();
  const search = useSearch();
  const current = isBoard(search) ? 'board' : 'list';
  return (
    <nav aria-label={t('layouts.label')}>
      <Inline gap="hair" canWrap={false}>
        {layouts.map(({ key, Icon }) => (
          <LinkButton
            key={key}
            variant={key === current ? 'quiet' : 'plain'}
            aria-current={key === current ? 'page' : undefined}
            href={layoutAddress(path, search, key)}
            icon={<Icon />}
          >
            {t(`layouts.${key}`)}
          </LinkButton>
        ))}
      </Inline>
    </nav>
  );
}
