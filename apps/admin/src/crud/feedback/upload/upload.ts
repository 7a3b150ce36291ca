import type { PictureLimits } from '@diwan/api-contract/kinds/field';
import type { FileLimits } from '@diwan/api-contract/values/file';
import type { uploadMachine } from '@diwan/machines/upload/upload.machine';
import type { ActorRefFrom } from 'xstate';

/** A file on its way. */
export interface Upload {
  id: string;
  name: string;
  actor: ActorRefFrom<typeof uploadMachine>;
  /** What its field takes, where that is less than a record takes. */
  limits?: FileLimits & Partial<PictureLimits>;
}
