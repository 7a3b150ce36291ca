import type { Location } from '@diwan/machines/navigation/navigation.types';
import { resting } from '@diwan/ui/theme/rules/standing';
import { Activity, type ReactNode } from 'react';
import { PathContext, SearchContext } from '#navigation/navigation-context.tsx';
import * as styles from './KeptScreen.css.ts';

export interface KeptScreenProps {
  at: Location;
  isResting: boolean;
  children: ReactNode;
}

/** A screen that rests while another stands before it: as it was, with its effects ended until it is shown again (ADR 0083). */
export function KeptScreen({ at, isResting, children }: KeptScreenProps) {
  const hidden = isResting ? { ...resting, 'aria-hidden': true, className: styles.resting } : {};
  return (
    <div {...hidden}>
      <Activity mode={isResting ? 'hidden' : 'visible'}>
        <PathContext value={at.path}>
          <SearchContext value={at.search}>
            <div ref={keepLayout}>{children}</div>
          </SearchContext>
        </PathContext>
      </Activity>
    </div>
  );
}

/**
 * React hides what is at rest by `display: none`, and the browser forgets its layout. Where content can be skipped instead, the
 * element around it does that and this one stays as it is; elsewhere it is laid out anew.
 */
function keepLayout(element: HTMLElement | null): void {
  if (element && globalThis.CSS?.supports?.('content-visibility', 'hidden')) element.style.setProperty = () => {};
}
