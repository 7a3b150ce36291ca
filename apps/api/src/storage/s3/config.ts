import { z } from 'zod';
import { isThisMachine } from '#http/this-machine.ts';

/** A bucket of a service that speaks S3. */
export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  /** What its keys begin with: empty, or with a slash at the end. */
  prefix: string;
  /** Null where the machine itself says who it is, as those of a cloud do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

const shape = 'https://KEY:SECRET@host/bucket/prefix?region=me-central-1';

export const s3Settings = {
  S3_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).pathname.split('/').filter(Boolean).length > 0, shape)
    .refine((url) => {
      const { protocol, hostname } = new URL(url);
      return protocol === 'https:' || isThisMachine(hostname);
    }, 'https:// for a service elsewhere')
    .refine((url) => [...new URL(url).searchParams.keys()].every((name) => name === 'region'), shape)
    .optional(),
};

export function readS3({ S3_URL }: { S3_URL?: string | undefined }): S3Config | null {
  if (!S3_URL) return null;
  const { origin, pathname, searchParams, username, password } = new URL(S3_URL);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    credentials: username
      ? { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
      : null,
  };
}
