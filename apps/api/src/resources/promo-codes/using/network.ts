import { isIP } from 'node:net';

/** An address without the part that names one household: the first three numbers of version 4, the first three groups of version 6. */
export function networkOf(ip: string | null): string | null {
  switch (ip === null ? 0 : isIP(ip)) {
    case 4:
      return `${ip!.split('.').slice(0, 3).join('.')}.0`;
    case 6:
      return `${ip!.split('::')[0]!.split(':').slice(0, 3).join(':')}::`;
    default:
      return null;
  }
}
