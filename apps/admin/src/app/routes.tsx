import { core } from '../messages/core.ts';
import { createMatcher } from '../navigation/match-path.ts';
import type { ScreenTable } from '../navigation/screen-table.ts';
import { rooms } from './resources.ts';
import { type ScreenPath, type ScreenPlace, screenPaths } from './screen-paths.ts';
import type { RoomScreens, ScreenSource } from './screen-source.ts';

const hall: RoomScreens = {
  '/dashboard': {
    load: () => import('../features/dashboard/DashboardScreen.tsx'),
    texts: ['dashboard'],
  },
  '/setting': { load: () => import('../features/setting/SettingScreen.tsx'), texts: ['setting'] },
  '/login': { load: () => import('../features/sign-in/LoginScreen.tsx'), texts: [] },
  '/callback': { load: () => import('../features/sign-in/CallbackScreen.tsx'), texts: [] },
  '/pages/error-404': { load: () => import('../features/pages/NotFoundScreen.tsx'), texts: [] },
  '/pages/error-500': { load: () => import('../features/pages/FailureScreen.tsx'), texts: [] },
  '/pages/not-authorized': { load: () => import('../features/pages/NotAuthorizedScreen.tsx'), texts: [] },
};

const notBuilt: ScreenSource = { load: () => import('../features/pages/NotBuiltScreen.tsx'), texts: ['notBuilt'] };

/** What stands at each address. */
export const screenSources: RoomScreens = Object.assign({}, hall, ...rooms);

export function sourceOf(path: ScreenPath): ScreenSource {
  return screenSources[path] ?? notBuilt;
}

export const isBuilt = (path: ScreenPath) => screenSources[path] !== undefined;

const matchPath = createMatcher(Object.keys(screenPaths) as ScreenPath[]);

/** The routes as navigation sees them. */
export const screenTable: ScreenTable = {
  match(path) {
    const found = matchPath(path);
    if (!found) return null;
    const place: ScreenPlace = screenPaths[found.path];
    const { title, area, rule, layout } = place;
    return { pattern: found.path, params: found.params, title, area, rule, layout };
  },
  async load(pattern) {
    const path = pattern as ScreenPath;
    const { load, texts } = sourceOf(path);
    const isInside = screenPaths[path].layout === 'main';
    const [screen] = await Promise.all([load(), isInside && loadHall(texts)]);
    return screen.default;
  },
};

let titles: Readonly<Record<string, string>> = {};

/** What every screen behind the sign-in needs beside its own code; loaded at the same time. */
async function loadHall(texts: ScreenSource['texts']): Promise<void> {
  const [{ loadMessages, messages }] = await Promise.all([
    import('../messages/messages.ts'),
    import('./Shell/Shell.tsx'),
  ]);
  await loadMessages('core', 'screens', 'shell', 'problems', 'notifications', ...texts);
  titles = messages.getResourceBundle(messages.language, 'screens');
}

/** The tab's title for a screen. */
export function documentTitle(title: string): string {
  const early: Readonly<Record<string, string>> = core().titles;
  const name = early[title] ?? titles[title];
  return name ? `${name} · ${core().product}` : core().product;
}
