import { z } from 'zod';

/** Where clamd listens, as `net.connect` takes it. */
export type ClamdConfig = { host: string; port: number } | { path: string };

const port = 3310;

export const scannerSettings = {
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .refine((url) => {
      const { protocol, hostname, pathname } = new URL(url);
      return protocol === 'unix:' ? pathname.length > 1 : hostname !== '';
    }, 'tcp://host:3310 or unix:/run/clamav/clamd.ctl')
    .optional(),
};

export function readScanner({ CLAMD_URL }: { CLAMD_URL?: string | undefined }): ClamdConfig | null {
  if (!CLAMD_URL) return null;
  const { protocol, hostname, port: given, pathname } = new URL(CLAMD_URL);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(given) || port };
}
