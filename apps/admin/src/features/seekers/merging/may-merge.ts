import type { Seeker } from '@diwan/api-contract/resources/seekers';

/** Whether this member of staff merges records, and this one still is somebody's. */
export const mayMerge = ({ availableEvents }: Pick<Seeker, 'availableEvents'>): boolean =>
  availableEvents.some(
    ({ type, reason }) => type === 'seeker.merge' && reason !== 'notPermitted' && reason !== 'wrongState',
  );
