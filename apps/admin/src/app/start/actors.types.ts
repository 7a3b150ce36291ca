import type { NavigationActor } from '#navigation/navigation-actor.ts';
import type { ScreenLoader } from '#navigation/screens/screen-loader.ts';
import type { SessionActor } from '#session/session-actor.ts';
import type { Tabs } from '#session/tabs.ts';

/** What runs beneath every screen. */
export interface Actors {
  session: SessionActor;
  navigation: NavigationActor;
  loader: ScreenLoader;
  tabs: Tabs;
}
