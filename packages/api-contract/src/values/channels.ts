/** Channel names, as laravel-echo's `private()` and `join()` take them (without the protocol's prefix). */
export const channels = {
  /** Every change to a record of a resource. */
  resource: (path: string) => `resource.${path}`,
  /** One record: who has it open (presence). */
  record: (path: string, recordId: string) => `record.${path}.${recordId}`,
  /** One member of staff: notifications, and the end of their session. */
  person: (userId: string) => `person.${userId}`,
  /** Counts of waiting work. */
  work: 'work',
  /** The settings that every browser goes by. */
  settings: 'settings',
} as const;
