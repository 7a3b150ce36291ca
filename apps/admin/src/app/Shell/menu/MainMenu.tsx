import { channels } from '@diwan/api-contract/values/channels';
import { NavMenu } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { menuEntryOf } from '#app/menu/menu.ts';
import { workQueues } from '#features/dashboard/queues/work-queues.ts';
import { useDestination } from '#navigation/navigation-context.tsx';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useMenuAreas } from './use-menu-areas.tsx';

export interface MainMenuProps {
  layout: 'horizontal' | 'vertical';
}

/** The areas of the product with live counts of the work that waits. */
export function MainMenu({ layout }: MainMenuProps) {
  const { t } = useTranslation('shell');
  const current = useDestination(currentOf);
  const [isCollapsed, setCollapsed] = useState(false);
  const refresh = () => cache.invalidate(workQueues.key);
  useRealtime(channels.work, { 'work.changed': refresh });
  useMissed(channels.work, refresh);
  return (
    <NavMenu
      aria-label={t('mainMenu')}
      areas={useMenuAreas()}
      current={current}
      layout={layout}
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
    />
  );
}

export function currentOf(path: string): string | null {
  return path === '/dashboard' ? 'dashboard' : (menuEntryOf(path)?.title ?? null);
}
