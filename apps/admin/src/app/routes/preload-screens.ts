import { afterScreen, whenCalm } from '#navigation/screens/after-screen.ts';
import type { Actors } from '../start/actors.types.ts';
import { screensNear, screenTable } from './routes.tsx';

/** Loads screens before they are asked for, so that a record or a form opens at once: those that one points at; and a while later those near the one that has come to rest. */
export function preloadScreens({ navigation, loader }: Pick<Actors, 'navigation' | 'loader'>): void {
  const wanted = new Set<string>();
  const look = (snapshot: ReturnType<typeof navigation.getSnapshot>) => {
    if (snapshot.hasTag('loading')) return;
    const pattern = screenTable.match(snapshot.context.accepted.path)?.pattern ?? '';
    const near = screensNear(pattern).filter((each) => !wanted.has(each));
    if (near.length === 0) return;
    near.forEach((each) => wanted.add(each));
    for (const each of near) void whenCalm(() => loader.preload(each));
  };
  afterScreen(async () => {
    const { preloadLinked } = await import('#navigation/screens/preload-linked.ts');
    preloadLinked(loader, screenTable, screensNear);
  }).catch(() => undefined);
  navigation.subscribe(look);
  look(navigation.getSnapshot());
}
