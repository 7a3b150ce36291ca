import type { WorkQueues } from '@diwan/api-contract/endpoints/work';
import type { NavArea } from '@diwan/ui';
import {
  Briefcase,
  FlaskConical,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Receipt,
  ShieldCheck,
  Store,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '#api/cache/use-query.ts';
import { type AreaKey, shownAreas } from '#app/menu/areas.ts';
import { entriesOf, type MenuEntry } from '#app/menu/menu.ts';
import { workQueues } from '#features/dashboard/queues/work-queues.ts';
import { useSettings } from '#session/preferences/settings.ts';
import { useSession } from '#session/session-context.tsx';

const icons: Record<AreaKey | 'dashboard', LucideIcon> = {
  dashboard: LayoutDashboard,
  recruitment: Briefcase,
  marketplace: Store,
  sales: Receipt,
  content: Megaphone,
  communication: MessagesSquare,
  referenceData: Library,
  administration: ShieldCheck,
  demo: FlaskConical,
};

/** The menu in the language in use, with the work that waits in each. */
export function useMenuAreas(): NavArea[] {
  const { t, i18n } = useTranslation('shell');
  // Fifty names at each drawing: taken from the texts as they are.
  const titleOf = (name: string): string => i18n.getResource(i18n.language, 'screens', name);
  const queues = useQuery(workQueues).value;
  const settings = useSettings();
  const { can } = useSession();
  const dashboard: NavArea = {
    id: 'dashboard',
    label: titleOf('dashboard'),
    href: '/dashboard',
    icon: iconOf('dashboard'),
  };
  return [
    dashboard,
    ...shownAreas(settings).map((area) => {
      const entries = entriesOf(area, can);
      const items = entries.map((entry) => ({
        id: entry.title,
        label: titleOf(entry.title),
        href: entry.href,
        ...waiting(queues, entry.queue),
      }));
      return { id: area, label: t(`areas.${area}`), icon: iconOf(area), items, ...sum(queues, entries) };
    }),
  ];
}

function iconOf(name: AreaKey | 'dashboard') {
  const Icon = icons[name];
  return <Icon />;
}

function waiting(queues: WorkQueues | null, name: keyof WorkQueues | undefined) {
  const queue = name && queues?.[name];
  return { count: queue?.count ?? 0, isOverdue: (queue?.overdue ?? 0) > 0 };
}

function sum(queues: WorkQueues | null, entries: readonly MenuEntry[]) {
  const all = entries.map(({ queue }) => waiting(queues, queue));
  return {
    count: all.reduce((total, { count }) => total + count, 0),
    isOverdue: all.some(({ isOverdue }) => isOverdue),
  };
}
