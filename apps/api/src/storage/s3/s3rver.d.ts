declare module '@20minutes/s3rver' {
  /** An S3 of this machine for tests; its only key is S3RVER, with the secret S3RVER. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures: boolean;
      directory: string;
      configureBuckets: { name: string; configs: [] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
