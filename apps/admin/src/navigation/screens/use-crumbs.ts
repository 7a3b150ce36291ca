import type { Crumb } from '@diwan/ui';
import { useTranslate } from '#messages/messages.ts';
import { useMatch, usePath } from '../navigation-context.tsx';

/** The name of the current screen's title among the messages `screens`. */
export function useScreenTitle(): string {
  return useMatch()?.title ?? '';
}

/** The breadcrumb of the current screen: home first, then `between`, then the page itself under `label` or its title. */
export function useCrumbs(between: readonly Crumb[] = [], label?: string): Crumb[] {
  const t = useTranslate();
  const path = usePath();
  const match = useMatch();
  const here = { label: label ?? t(`screens:${match?.title}`), href: path };
  return [{ label: t('shell:home'), href: '/' }, ...between, here];
}
