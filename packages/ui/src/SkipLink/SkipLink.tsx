import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the element that holds the content; it must be able to take focus. */
  target: string;
  /** What it leads past, or to. */
  children: string;
}

/** The page's first stop for the keyboard: past the navigation, straight to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={skipLink}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {children}
    </a>
  );
}
