import { Frame, ToastRegion, UiProvider } from '@diwan/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { currentLanguage } from '#messages/language.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { whenSettled } from '#navigation/screens/after-screen.ts';
import { useNoteEntered } from '#navigation/use-note-entered.ts';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import { useShortcuts } from '#session/preferences/use-shortcuts.ts';
import { realtime } from '#session/realtime/live.ts';
import { KeptScreen, type KeptScreenProps } from '../outlet/KeptScreen.tsx';
import type { Actors } from '../start/actors.types.ts';
import { connectionOf } from '../start/connection.ts';
import { stepUpOf } from '../start/step-up.ts';
import { StarredPages } from './bar/stars/StarredPages.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { StepUpGate } from './dialogs/StepUpGate.tsx';
import { MainMenu } from './menu/MainMenu.tsx';
import { Notices } from './Notices.tsx';
import * as styles from './Shell.css.ts';
import { uiTexts } from './ui-texts.ts';
import { useIsWide } from './use-is-wide.ts';
import { useOverlays } from './use-overlays.ts';

const fetchOverlays = () => import('./Overlays.tsx');
const Overlays = lazyNow([], fetchOverlays);

export interface ShellProps {
  actors: Actors;
  /** The list that is kept as it is, shown or behind the screen. */
  kept: KeptScreenProps | null;
  /** The screen, where it is not the list that is kept. */
  children?: ReactNode;
}

/** Bar, menu and notices around every screen behind the sign-in. */
export function Shell({ actors, kept, children }: ShellProps) {
  const { t } = useTranslation('shell');
  const [{ layout, navbar, calendar, starred }, change] = usePreferences();
  const go = useGo();
  const isMenuInBar = useIsWide() && layout === 'horizontal' && navbar !== 'hidden';
  const { overlays, areNeeded, ...callers } = useOverlays(fetchOverlays);
  useShortcuts({ '/': focusSearch });
  useEffect(() => void whenSettled(async () => realtime.start()), []);
  const starredPages = starred.length > 0 && (
    <div className={styles.starredRow}>
      <StarredPages />
    </div>
  );
  return (
    <UiProvider
      language={currentLanguage()}
      texts={uiTexts()}
      navigate={go}
      onEntered={useNoteEntered()}
      calendar={calendar}
      onCalendarChange={(chosen) => change({ calendar: chosen })}
    >
      <Frame
        skipLabel={t('skipToContent')}
        layout={layout}
        navBar={
          <TopBar placement={navbar} menu={isMenuInBar ? <MainMenu layout="horizontal" /> : undefined} {...callers} />
        }
        navMenu={isMenuInBar ? starredPages : <MainMenu layout={layout} />}
        notice={<Notices connection={connectionOf(actors)} />}
      >
        {children}
        {/* Last: whoever looks for a heading or a field finds those of the screen before it first. */}
        {kept ? <KeptScreen key={kept.at.path} {...kept} /> : null}
      </Frame>
      {areNeeded && (
        <Suspense>
          <Overlays {...overlays} />
        </Suspense>
      )}
      <StepUpGate actor={stepUpOf(actors)} />
      <ToastRegion />
    </UiProvider>
  );
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
