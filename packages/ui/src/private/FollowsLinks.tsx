import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from '../UiProvider/ui-context.ts';

/** Has the links inside, which react-aria follows by itself, lead to this app's screens without loading the page anew. */
export function FollowsLinks({ children }: { children: ReactNode }) {
  return <RouterProvider navigate={useNavigate()}>{children}</RouterProvider>;
}
