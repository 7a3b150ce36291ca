import { useTranslate } from '#messages/messages.ts';
import { useNavigationParts } from '../navigation-context.tsx';

/** Names screens by their address, in the language in use. */
export function useScreenName(): (path: string) => string {
  const { table } = useNavigationParts();
  const t = useTranslate();
  return (path) => {
    const title = table.match(path)?.title;
    return title ? t(`screens:${title}`) : path;
  };
}
