import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether an address is one of ours, counted from this server outwards: the first that isn't is the client's. */
export function trustOfHops(hops: number): (address: string, hop: number) => boolean {
  return (_, hop) => hop < hops;
}

/** Where a request comes from; what lies further out than our proxies is whatever the client claims, and ignored. */
export function clientAddress(request: IncomingMessage, hops: number): string {
  return proxyAddr(request, trustOfHops(hops));
}

/** Whom an address is counted as: one subscriber holds a whole /64 of IPv6. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  while (tail !== undefined && groups.length + rest.length < 8) groups.push('0');
  const network = [...groups, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
