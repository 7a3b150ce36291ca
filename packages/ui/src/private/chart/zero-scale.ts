import { scaleLinear } from 'd3-scale';

export interface ZeroScale {
  /** The round number at the upper edge. */
  top: number;
  ticks: readonly number[];
}

/** A scale of counts that begins at zero and ends at a round number. */
export function zeroScale(values: readonly number[]): ZeroScale {
  const scale = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .nice(4);
  return { top: scale.domain()[1]!, ticks: scale.ticks(4).filter(Number.isInteger) };
}
