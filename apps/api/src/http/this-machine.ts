/** Whether the host of an address is the machine that serves: what is said to it passes through no network. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
