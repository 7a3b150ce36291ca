/** What became of a message to phones: it waits, the service has taken it or refuses it, or there is no service. */
export const pushStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type PushState = (typeof pushStates)[number];

export const pushPlatforms = ['ios', 'android'] as const;
