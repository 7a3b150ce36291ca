import { useLanguage } from '@diwan/ui/ui-context';
import { useMemo, useRef, useState } from 'react';
import type { StateValue } from 'xstate';
import { asWritten, type DiagramTexts, diagramTexts, type NameOf } from './diagram-texts.ts';
import { drawingOf, statesWithin } from './drawing/drawing.ts';
import { emphasisOf } from './drawing/emphasis.ts';
import type { MachineDrawing } from './drawing/machine-drawing.ts';
import { figureName, figureOf } from './layout/figure.ts';
import type { Flow } from './layout/layout.ts';
import { useLayout } from './layout/use-layout.ts';
import * as styles from './MachineDiagram.css.ts';
import { Picture } from './picture/Picture.tsx';
import { Tools } from './picture/Tools.tsx';
import { useDrag } from './picture/use-drag.ts';
import { useZoom } from './picture/use-zoom.ts';
import { StateList } from './StateList.tsx';

export interface MachineDiagramProps {
  /** `machine.config`. */
  config: MachineDrawing;
  /** What it shows, where that isn't the machine's own name. */
  name?: string;
  /** Where it stands: a snapshot's value, or the path of one state. */
  here?: StateValue | undefined;
  /** The paths of the states that were passed, oldest first. */
  visited?: readonly string[];
  /** Events that can be sent now; with `onEvent` they can be pressed. */
  marked?: readonly string[];
  nameOf?: NameOf;
  flow?: Flow;
  texts?: DiagramTexts;
  onEvent?: (type: string) => void;
  /** Whether something else on the page says the same as text. */
  isListedElsewhere?: boolean;
}

const none: readonly string[] = [];

/** A state machine as a drawing that can be moved and enlarged, and as the same in text. */
export function MachineDiagram(props: MachineDiagramProps) {
  const {
    config,
    here,
    visited = none,
    marked = none,
    nameOf = asWritten,
    onEvent,
    flow = 'down',
    isListedElsewhere = false,
  } = props;
  const language = useLanguage();
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const texts = props.texts ?? diagramTexts[language];
  const wording = useMemo(() => ({ texts, nameOf }), [texts, nameOf]);
  const root = useMemo(() => drawingOf(config), [config]);
  const figure = useMemo(() => figureOf(root, wording), [root, wording]);
  const emphasis = useMemo(() => emphasisOf(root, here, visited, marked), [root, here, visited, marked]);
  const { layout, hasFailed } = useLayout(figure, direction, flow);
  const [isListWanted, setListWanted] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const drag = useDrag();
  const innermost = statesWithin(root).filter(({ path, states }) => states.length === 0 && emphasis.here.has(path));
  const zoom = useZoom(
    scroller,
    layout,
    layout?.boxes.find(({ id }) => id === innermost[0]?.path),
  );
  if (hasFailed && isListedElsewhere) return null;

  const isListed = isListWanted || hasFailed;
  const label = figureName(
    props.name ?? nameOf('state', root.key),
    innermost.map(({ key }) => nameOf('state', key)),
    texts,
  );
  const list = { isShown: isListed, toggle: () => setListWanted(!isListWanted) };
  return (
    <div className={styles.diagram} lang={language} dir={direction}>
      <Tools texts={texts} zoom={zoom} list={isListedElsewhere ? null : list} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and dragging move what it scrolls */}
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        hidden={isListed}
        className={styles.scroller}
        onKeyDown={zoom.onKeyDown}
        {...drag}
      >
        {layout ? (
          <Picture layout={layout} name={label} zoom={zoom.zoom} emphasis={emphasis} onEvent={onEvent} />
        ) : (
          <div className={styles.waiting} />
        )}
      </div>
      {isListedElsewhere ? null : (
        <div className={isListed ? undefined : styles.heardOnly}>
          <StateList root={root} wording={wording} emphasis={emphasis} onEvent={isListed ? onEvent : undefined} />
        </div>
      )}
    </div>
  );
}
