import type { Seeker } from '@diwan/api-contract/resources/seekers';

/** Whether nothing is left of a person but a number: anonymised, or made one with another record. */
export const isNobody = ({ state }: Pick<Seeker, 'state'>): boolean => state === 'anonymised' || state === 'merged';
