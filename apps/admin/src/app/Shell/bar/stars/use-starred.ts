import { usePath } from '#navigation/navigation-context.tsx';
import { usePreferences } from '#session/preferences/use-preferences.ts';

const most = 50;

/** Whether the screen that is open is bookmarked, and the way to change it. */
export function useStarred() {
  const path = usePath();
  const [{ starred }, change] = usePreferences();
  const isStarred = starred.includes(path);
  const toggle = () =>
    change({ starred: isStarred ? starred.filter((each) => each !== path) : [...starred, path].slice(-most) });
  return { isStarred, toggle };
}
