import { z } from 'zod';

/** The secrets that others sign their requests with. */
export interface Signing {
  platform: string | null;
  gateway: string | null;
}

const secret = z.string().min(32, 'at least 32 characters, such as of: openssl rand -base64 32').optional();

export const signingSettings = { PLATFORM_SECRET: secret, PAYMENT_GATEWAY_SECRET: secret };

/** Without a secret nothing is let in at that door. */
export function readSigning({
  PLATFORM_SECRET: platform,
  PAYMENT_GATEWAY_SECRET: gateway,
}: z.output<z.ZodObject<typeof signingSettings>>): Signing {
  return { platform: platform ?? null, gateway: gateway ?? null };
}
