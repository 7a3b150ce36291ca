import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './SavedViews.css.ts';

export interface ViewChoice {
  id: string;
  name: string;
  /** Whose it is, or who sees it. */
  note?: string | undefined;
  /** It is what is shown now. */
  isCurrent?: boolean;
  /** What can be done with it: an icon button that opens its menu. */
  actions?: ReactNode;
  onOpen: () => void;
}

export interface SavedViewsProps {
  /** Stands above them. */
  title: string;
  /** One line each, the current one marked. */
  views: readonly ViewChoice[];
}

/** Kept ways to look at a list, each a step away; for the states of a list use `StateTabs`. */
export function SavedViews({ title, views }: SavedViewsProps) {
  return (
    <Stack gap="xxs">
      <Heading level={2} size="body">
        {title}
      </Heading>
      <ul className={styles.views}>
        {views.map(({ id, name, note, isCurrent = false, actions, onOpen }) => (
          <li key={id} className={styles.row}>
            <button type="button" className={styles.view} aria-current={isCurrent || undefined} onClick={onOpen}>
              <span className={styles.mark}>{isCurrent ? <Check /> : null}</span>
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>{' '}
                {note ? (
                  <Text as="span" size="caption" tone="muted">
                    {note}
                  </Text>
                ) : null}
              </span>
            </button>
            {actions}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
