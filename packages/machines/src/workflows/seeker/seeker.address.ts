/** Wherever somebody still has an address. */
export const aboutAddress = {
  'seeker.refuseAddress': { actions: 'refuseAddress' },
  'seeker.trustAddress': [
    { guard: 'isAddressTrusted', actions: { type: 'refuse', params: { reason: 'addressTrusted' } } },
    { actions: 'trustAddress' },
  ],
} as const;
