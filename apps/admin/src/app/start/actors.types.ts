import type { NavigationActor } from '#navigation/navigation-actor.ts';
import type { ScreenLoader } from '#navigation/screens/screen-loader.ts';
import type { SessionActor } from '#session/session-actor.ts';
import type { StepUpActor } from '#session/step-up/step-up-actor.ts';

/** What runs beneath every screen. */
export interface Actors {
  session: SessionActor;
  navigation: NavigationActor;
  loader: ScreenLoader;
  stepUp: StepUpActor;
}
