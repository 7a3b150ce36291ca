import { loadFonts } from '@diwan/ui/theme/load-fonts';
import type { ComponentType } from 'react';
import { createStore } from '#actors/store.ts';
import { core } from '#messages/core.ts';
import { createMatcher } from '#navigation/address/match-path.ts';
import type { ScreenTable } from '#navigation/screens/screen-table.ts';
import { resourceScreens } from '../resources.ts';
import type { ShellProps } from '../Shell/Shell.tsx';
import { otherScreens } from './other-screens.ts';
import { sourceOfScreen } from './resource-screens.tsx';
import { type ScreenPath, type ScreenRoute, screenPaths } from './screen-paths.ts';
import type { ScreenSource } from './screen-source.ts';

/** What stands at each address. */
const screenSources = new Map<string, ScreenSource>([
  ...Object.entries(otherScreens),
  ...resourceScreens.map((screen): [string, ScreenSource] => [screen.path, sourceOfScreen(screen)]),
]);

const sourceOf = (path: ScreenPath): ScreenSource => screenSources.get(path)!;

const matchPath = createMatcher(Object.keys(screenPaths) as ScreenPath[]);

/** The routes as navigation sees them. */
export const screenTable: ScreenTable = {
  match(path) {
    const found = matchPath(path);
    if (!found) return null;
    const route: ScreenRoute = screenPaths[found.path];
    return { pattern: found.path, params: found.params, ...route };
  },
  async load(pattern) {
    const path = pattern as ScreenPath;
    const { load, texts } = sourceOf(path);
    const isInside = screenPaths[path].layout === 'main';
    const [screen] = await Promise.all([load(), isInside && loadShell(), isInside && loadTexts(...texts)]);
    return screen.default;
  },
  prefetch(path, search) {
    const found = matchPath(path);
    if (found) sourceOf(found.path).prefetch?.(found.params, search);
  },
};

let titleOf = (_: string): string | undefined => undefined;

/** The shell, once it is there. */
export const shell = createStore<ComponentType<ShellProps> | null>(null);

/** The shell that stands around every screen behind the sign-in, with its texts: without them it can't be shown. */
export async function loadShell(): Promise<void> {
  const [{ Shell }, { messages }] = await Promise.all([
    import('../Shell/Shell.tsx'),
    import('#messages/messages.ts'),
    loadTexts('core', 'screens', 'shell', 'problems'),
  ]);
  loadFonts(document.documentElement.lang);
  titleOf = (name) => messages.getResource(messages.language, 'screens', name);
  shell.set(Shell);
}

async function loadTexts(...namespaces: ScreenSource['texts']): Promise<void> {
  const { loadMessages } = await import('#messages/messages.ts');
  await loadMessages(...namespaces);
}

const areaOf = (pattern: string) => pattern.split('/', 2)[1];

/** Patterns of the screens that one goes to from this one: those of the same area. */
export function screensNear(pattern: string): string[] {
  return [...screenSources.keys()].filter((path) => path !== pattern && areaOf(path) === areaOf(pattern));
}

/** The tab's title for a screen. */
export function documentTitle(title: string): string {
  const early: Readonly<Record<string, string>> = core().titles;
  const name = early[title] ?? titleOf(title);
  return name ? `${name} · ${core().product}` : core().product;
}
