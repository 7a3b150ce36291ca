import type { Language } from '@diwan/api-contract/values/staff';
import { messages as arApplications } from '@diwan/messages/applications/ar';
import { messages as enApplications } from '@diwan/messages/applications/en';
import { messages as arBulk } from '@diwan/messages/bulk/ar';
import { messages as enBulk } from '@diwan/messages/bulk/en';
import { messages as arChoices } from '@diwan/messages/choices/ar';
import { messages as enChoices } from '@diwan/messages/choices/en';
import { messages as arCore } from '@diwan/messages/core/ar';
import { messages as enCore } from '@diwan/messages/core/en';
import { messages as arCrud } from '@diwan/messages/crud/ar';
import { messages as enCrud } from '@diwan/messages/crud/en';
import { messages as arDemo } from '@diwan/messages/demo/ar';
import { messages as enDemo } from '@diwan/messages/demo/en';
import { messages as arEmail } from '@diwan/messages/email/ar';
import { messages as enEmail } from '@diwan/messages/email/en';
import { messages as arFiles } from '@diwan/messages/files/ar';
import { messages as enFiles } from '@diwan/messages/files/en';
import { messages as arForms } from '@diwan/messages/forms/ar';
import { messages as enForms } from '@diwan/messages/forms/en';
import { messages as arIndustries } from '@diwan/messages/industries/ar';
import { messages as enIndustries } from '@diwan/messages/industries/en';
import { messages as arJobPosts } from '@diwan/messages/job-posts/ar';
import { messages as enJobPosts } from '@diwan/messages/job-posts/en';
import { messages as arJobTitles } from '@diwan/messages/job-titles/ar';
import { messages as enJobTitles } from '@diwan/messages/job-titles/en';
import { messages as arList } from '@diwan/messages/list/ar';
import { messages as enList } from '@diwan/messages/list/en';
import { messages as arNotBuilt } from '@diwan/messages/not-built/ar';
import { messages as enNotBuilt } from '@diwan/messages/not-built/en';
import { messages as arNotifications } from '@diwan/messages/notifications/ar';
import { messages as enNotifications } from '@diwan/messages/notifications/en';
import { messages as arPalette } from '@diwan/messages/palette/ar';
import { messages as enPalette } from '@diwan/messages/palette/en';
import { messages as arRecords } from '@diwan/messages/records/ar';
import { messages as enRecords } from '@diwan/messages/records/en';
import { messages as arScreens } from '@diwan/messages/screens/ar';
import { messages as enScreens } from '@diwan/messages/screens/en';
import { messages as arSeekers } from '@diwan/messages/seekers/ar';
import { messages as enSeekers } from '@diwan/messages/seekers/en';
import { messages as arSetting } from '@diwan/messages/setting/ar';
import { messages as enSetting } from '@diwan/messages/setting/en';
import { messages as arShell } from '@diwan/messages/shell/ar';
import { messages as enShell } from '@diwan/messages/shell/en';
import { messages as arSkills } from '@diwan/messages/skills/ar';
import { messages as enSkills } from '@diwan/messages/skills/en';
import { messages as arTodo } from '@diwan/messages/todo/ar';
import { messages as enTodo } from '@diwan/messages/todo/en';
import { messages as arWorkflows } from '@diwan/messages/workflows/ar';
import { messages as enWorkflows } from '@diwan/messages/workflows/en';

const en = {
  applications: enApplications,
  bulk: enBulk,
  choices: enChoices,
  core: enCore,
  crud: enCrud,
  demo: enDemo,
  email: enEmail,
  files: enFiles,
  forms: enForms,
  industries: enIndustries,
  jobPosts: enJobPosts,
  jobTitles: enJobTitles,
  list: enList,
  notBuilt: enNotBuilt,
  notifications: enNotifications,
  palette: enPalette,
  records: enRecords,
  screens: enScreens,
  seekers: enSeekers,
  setting: enSetting,
  shell: enShell,
  skills: enSkills,
  todo: enTodo,
  workflows: enWorkflows,
};
export type Texts = typeof en;

/** The product's own words, by which a test finds what a person would look for. */
export const texts: Record<Language, Texts> = {
  en,
  ar: {
    applications: arApplications,
    bulk: arBulk,
    choices: arChoices,
    core: arCore,
    crud: arCrud,
    demo: arDemo,
    email: arEmail,
    files: arFiles,
    forms: arForms,
    industries: arIndustries,
    jobPosts: arJobPosts,
    jobTitles: arJobTitles,
    list: arList,
    notBuilt: arNotBuilt,
    notifications: arNotifications,
    palette: arPalette,
    records: arRecords,
    screens: arScreens,
    seekers: arSeekers,
    setting: arSetting,
    shell: arShell,
    skills: arSkills,
    todo: arTodo,
    workflows: arWorkflows,
  },
};

/** A message with its places filled. */
export function filled(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
