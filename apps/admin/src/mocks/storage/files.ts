import type { Attachment } from '@diwan/api-contract/demo/mail';
import { z } from 'zod';
import type { DemoStorage } from './demo-storage.ts';
import { type KeyValueStore, openKeyValueStore } from './key-value-store.ts';

interface Holder {
  attachments: readonly Attachment[];
  replies?: readonly Holder[];
}

const filesOf = ({ attachments, replies = [] }: Holder): (string | undefined)[] => [
  ...attachments.map(({ file }) => file),
  ...replies.flatMap(filesOf),
];

/** What was attached; files that no letter or mail speaks of any more go when the demo opens. */
export async function openFiles(storage: DemoStorage, holders: readonly Holder[]): Promise<KeyValueStore<Blob>> {
  const files = await openKeyValueStore(storage, 'files', z.instanceof(Blob));
  const held = new Set(holders.flatMap(filesOf));
  for (const name of files.all().keys()) if (!held.has(name)) await files.drop(name);
  return files;
}
