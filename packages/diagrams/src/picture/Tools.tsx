import { Button } from '@diwan/ui/Button/Button';
import { Inline } from '@diwan/ui/Inline/Inline';
import type { DiagramTexts } from '../diagram-texts.ts';
import * as styles from '../MachineDiagram.css.ts';
import type { Zoom } from './use-zoom.ts';

export interface ToolsProps {
  texts: DiagramTexts;
  zoom: Zoom;
  /** Missing where nothing can be switched to a list. */
  list: { isShown: boolean; toggle: () => void } | null;
}

/** What can be done with a diagram besides looking at it. */
export function Tools({ texts, zoom, list }: ToolsProps) {
  const quiet = { size: 'small', variant: 'quiet', isDisabled: list?.isShown ?? false } as const;
  return (
    <div className={styles.tools}>
      <Inline gap="xs">
        {list ? (
          <Button {...quiet} isDisabled={false} aria-pressed={list.isShown} onPress={list.toggle}>
            {texts.list}
          </Button>
        ) : null}
        <Button {...quiet} onPress={zoom.fit}>
          {texts.fit}
        </Button>
        <Button {...quiet} isSquare aria-label={texts.zoomOut} onPress={zoom.zoomOut}>
          −
        </Button>
        <Button {...quiet} isSquare aria-label={texts.zoomIn} onPress={zoom.zoomIn}>
          +
        </Button>
      </Inline>
    </div>
  );
}
