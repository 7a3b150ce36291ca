import { useEffect, useRef } from 'react';

/** Milliseconds for which one points at something before one is taken to want it. */
const rest = 80;

/**
 * What a control is given so that `onNear` is called once somebody has pointed at it for a moment, or has reached it by keyboard:
 * what a press of it needs can be fetched then. Called anew for another function while they are still there.
 */
export function useNearing(onNear: (() => void) | undefined) {
  const isNear = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = (act: (() => void) | undefined) => {
    clearTimeout(timer.current);
    if (act) timer.current = setTimeout(act, rest);
  };
  useEffect(() => {
    if (isNear.current) wait(onNear);
    return () => clearTimeout(timer.current);
  }, [onNear]);
  const come = () => {
    isNear.current = true;
    wait(onNear);
  };
  const leave = () => {
    isNear.current = false;
    clearTimeout(timer.current);
  };
  return { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave };
}
