import type { ResourceKey } from '@diwan/api-contract/resources';
import type { messages as auditLog } from './audit-log/en.ts';
import type { messages as bulk } from './bulk/en.ts';
import type { messages as core } from './core/en.ts';
import type { messages as crud } from './crud/en.ts';
import type { messages as dashboard } from './dashboard/en.ts';
import type { messages as demo } from './demo/en.ts';
import type { messages as email } from './email/en.ts';
import type { messages as examSitting } from './exam-sitting/en.ts';
import type { messages as exports } from './exports/en.ts';
import type { messages as files } from './files/en.ts';
import type { messages as forms } from './forms/en.ts';
import type { messages as imports } from './imports/en.ts';
import type { messages as invalid } from './invalid/en.ts';
import type { messages as list } from './list/en.ts';
import type { messages as mailTexts } from './mail-texts/en.ts';
import type { messages as moderation } from './moderation/en.ts';
import type { messages as notBuilt } from './not-built/en.ts';
import type { messages as notifications } from './notifications/en.ts';
import type { messages as palette } from './palette/en.ts';
import type { messages as problems } from './problems/en.ts';
import type { messages as profile } from './profile/en.ts';
import type { messages as records } from './records/en.ts';
import type { messages as report } from './report/en.ts';
import type { resources } from './resources-en.ts';
import type { messages as review } from './review/en.ts';
import type { messages as savedWork } from './saved-work/en.ts';
import type { messages as screens } from './screens/en.ts';
import type { messages as setting } from './setting/en.ts';
import type { messages as shell } from './shell/en.ts';
import type { messages as todo } from './todo/en.ts';
import type { messages as views } from './views/en.ts';

type OfResources = { [K in ResourceKey]: (typeof resources)[K]['messages'] };

/** The English of every message file, by the name of its folder in camelCase. */
export interface Namespaces extends OfResources {
  auditLog: typeof auditLog;
  bulk: typeof bulk;
  crud: typeof crud & { invalid: typeof invalid };
  /** Read as `crud:invalid`. */
  invalid: typeof invalid;
  email: typeof email;
  core: typeof core;
  dashboard: typeof dashboard;
  demo: typeof demo;
  examSitting: typeof examSitting;
  exports: typeof exports;
  files: typeof files;
  forms: typeof forms;
  imports: typeof imports;
  list: typeof list;
  mailTexts: typeof mailTexts;
  moderation: typeof moderation;
  notBuilt: typeof notBuilt;
  notifications: typeof notifications;
  palette: typeof palette;
  problems: typeof problems;
  profile: typeof profile;
  records: typeof records;
  report: typeof report;
  review: typeof review;
  savedWork: typeof savedWork;
  screens: typeof screens;
  setting: typeof setting;
  shell: typeof shell;
  todo: typeof todo;
  views: typeof views;
}
