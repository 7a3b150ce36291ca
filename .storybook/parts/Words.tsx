import { code } from './sheet.css.ts';

/** A sentence; what stands between backticks is a name from the code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes its order
      <code key={index} className={code}>
        {part}
      </code>
    ),
  );
}
