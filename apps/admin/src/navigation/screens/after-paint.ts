/** Once what was just decided is on the screen: neither sending it nor reading ahead keeps the next record from being seen. */
export const afterPaint = (act: () => void): (() => void) => {
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
};
