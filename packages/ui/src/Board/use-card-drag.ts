import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { keepInView } from './keep-in-view.ts';

const threshold = 6;

interface Grabbed<Card> {
  card: Card;
  element: HTMLElement;
  /** Where the pointer was when it grabbed the card, in the window and in the card. */
  from: { x: number; y: number };
  offset: { x: number; y: number };
}

/** Moves cards by mouse or pen; a finger scrolls, and has the card's menu. Escape lets the card go where it was. */
export function useCardDrag<Card>(root: RefObject<HTMLElement | null>, onDrop: (card: Card, column: string) => void) {
  const [card, setCard] = useState<Card | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const endedAt = useRef(0);
  const release = useRef<() => void>(() => {});

  useEffect(() => () => release.current(), []);

  const grab = useCallback(
    (grabbed: Card, event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const element = event.currentTarget;
      const box = element.getBoundingClientRect();
      const hold: Grabbed<Card> = {
        card: grabbed,
        element,
        from: { x: event.clientX, y: event.clientY },
        offset: { x: event.clientX - box.x, y: event.clientY - box.y },
      };
      let isDragging = false;
      let column: string | null = null;

      function begin() {
        isDragging = true;
        setCard(() => grabbed);
        document.getSelection()?.removeAllRanges();
      }
      function follow(moved: PointerEvent) {
        const far = Math.hypot(moved.clientX - hold.from.x, moved.clientY - hold.from.y);
        if (!isDragging && far < threshold) return;
        moved.preventDefault();
        if (!isDragging) begin();
        // The ghost is drawn by the render that `begin` asked for.
        requestAnimationFrame(() => placeGhost(ghost.current, hold, moved));
        keepInView(root.current?.querySelector('[data-board-scroller]'), moved.clientX);
        const next = columnAt(moved.clientX, moved.clientY);
        if (next !== column) setOver((column = next));
      }
      function end(isDropped: boolean) {
        release.current();
        if (!isDragging) return;
        endedAt.current = performance.now();
        setCard(null);
        setOver(null);
        if (isDropped && column !== null) onDrop(grabbed, column);
      }
      const drop = () => end(true);
      const cancel = () => end(false);
      function letGo(pressed: KeyboardEvent) {
        if (pressed.key !== 'Escape' || !isDragging) return;
        pressed.stopPropagation();
        cancel();
      }
      release.current();
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', drop);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', letGo, true);
      release.current = () => {
        window.removeEventListener('pointermove', follow);
        window.removeEventListener('pointerup', drop);
        window.removeEventListener('pointercancel', cancel);
        window.removeEventListener('keydown', letGo, true);
      };
    },
    [root, onDrop],
  );

  // The release of a dragged card over itself is a click for the browser.
  const hasJustEnded = useCallback(() => performance.now() - endedAt.current < 50, []);
  return { card, over, ghost, grab, hasJustEnded };
}

function columnAt(x: number, y: number): string | null {
  const column = document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[data-column]');
  return column?.dataset.column ?? null;
}

function placeGhost<Card>(
  ghost: HTMLElement | null,
  { element, offset }: Grabbed<Card>,
  { clientX, clientY }: PointerEvent,
) {
  if (!ghost) return;
  ghost.style.inlineSize = `${element.offsetWidth}px`;
  ghost.style.transform = `translate(${clientX - offset.x}px, ${clientY - offset.y}px)`;
  ghost.style.visibility = 'visible';
}
