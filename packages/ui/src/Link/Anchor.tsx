import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from '../UiProvider/ui-context.ts';

/** What every link takes. */
export interface LinkingProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'onClick'> {
  /** Where it goes: a path of the product, or another site. */
  href: string;
  /** Called when the link is followed, before the other screen comes. */
  onPress?: () => void;
}

export interface AnchorProps extends LinkingProps {
  /** Its look; alone it has none. */
  className?: string | undefined;
  /** What following it does on this screen, in place of going to another. */
  onFollow?: (() => void) | undefined;
}

/** A link without a look, for what looks like nothing else; native, because a page has dozens and react-aria's takes several times as long to mount. */
export function Anchor({ href, onPress, onFollow, children, ...native }: AnchorProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onPress?.();
    if (!staysHere(event)) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else navigate(href);
  }
  return (
    <a {...native} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Another tab, a download and other sites are the browser's. */
function staysHere({
  nativeEvent,
  currentTarget: { target, download, origin },
}: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = nativeEvent;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return (target === '' || target === '_self') && download === '' && origin === location.origin;
}
