import type { Language } from '@diwan/api-contract/values/staff';
import { messages as arApplications } from '../../apps/admin/src/messages/ar/applications.ts';
import { messages as arChoices } from '../../apps/admin/src/messages/ar/choices.ts';
import { messages as arCore } from '../../apps/admin/src/messages/ar/core.ts';
import { messages as arCrud } from '../../apps/admin/src/messages/ar/crud.ts';
import { messages as arJobPosts } from '../../apps/admin/src/messages/ar/jobPosts.ts';
import { messages as arNotBuilt } from '../../apps/admin/src/messages/ar/notBuilt.ts';
import { messages as arNotifications } from '../../apps/admin/src/messages/ar/notifications.ts';
import { messages as arScreens } from '../../apps/admin/src/messages/ar/screens.ts';
import { messages as arSetting } from '../../apps/admin/src/messages/ar/setting.ts';
import { messages as arShell } from '../../apps/admin/src/messages/ar/shell.ts';
import { messages as arSkills } from '../../apps/admin/src/messages/ar/skills.ts';
import { messages as arWorkflows } from '../../apps/admin/src/messages/ar/workflows.ts';
import { messages as enApplications } from '../../apps/admin/src/messages/en/applications.ts';
import { messages as enChoices } from '../../apps/admin/src/messages/en/choices.ts';
import { messages as enCore } from '../../apps/admin/src/messages/en/core.ts';
import { messages as enCrud } from '../../apps/admin/src/messages/en/crud.ts';
import { messages as enJobPosts } from '../../apps/admin/src/messages/en/jobPosts.ts';
import { messages as enNotBuilt } from '../../apps/admin/src/messages/en/notBuilt.ts';
import { messages as enNotifications } from '../../apps/admin/src/messages/en/notifications.ts';
import { messages as enScreens } from '../../apps/admin/src/messages/en/screens.ts';
import { messages as enSetting } from '../../apps/admin/src/messages/en/setting.ts';
import { messages as enShell } from '../../apps/admin/src/messages/en/shell.ts';
import { messages as enSkills } from '../../apps/admin/src/messages/en/skills.ts';
import { messages as enWorkflows } from '../../apps/admin/src/messages/en/workflows.ts';

const en = {
  applications: enApplications,
  choices: enChoices,
  core: enCore,
  crud: enCrud,
  jobPosts: enJobPosts,
  notBuilt: enNotBuilt,
  notifications: enNotifications,
  screens: enScreens,
  setting: enSetting,
  shell: enShell,
  skills: enSkills,
  workflows: enWorkflows,
};
export type Texts = typeof en;

/** The product's own words, by which a test finds what a person would look for. */
export const texts: Record<Language, Texts> = {
  en,
  ar: {
    applications: arApplications,
    choices: arChoices,
    core: arCore,
    crud: arCrud,
    jobPosts: arJobPosts,
    notBuilt: arNotBuilt,
    notifications: arNotifications,
    screens: arScreens,
    setting: arSetting,
    shell: arShell,
    skills: arSkills,
    workflows: arWorkflows,
  },
};

/** A message with its places filled. */
export function filled(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
