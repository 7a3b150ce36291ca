import { z } from 'zod';

/** The service that brings messages to phones. */
export interface PushConfig {
  url: string;
  token: string | null;
}

export const pushSettings = {
  PUSH_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUSH_TOKEN: z.string().min(1).optional(),
};

/** Without a service messages to phones are kept, and say so. */
export const readPush = ({
  PUSH_URL,
  PUSH_TOKEN,
}: {
  PUSH_URL?: string | undefined;
  PUSH_TOKEN?: string | undefined;
}): PushConfig | null => (PUSH_URL ? { url: PUSH_URL, token: PUSH_TOKEN ?? null } : null);
