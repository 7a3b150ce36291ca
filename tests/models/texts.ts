import type { Language } from '@diwan/api-contract/values/staff';
import { messages as arApplications } from '#apps/admin/src/messages/ar/applications.ts';
import { messages as arBulk } from '#apps/admin/src/messages/ar/bulk.ts';
import { messages as arChoices } from '#apps/admin/src/messages/ar/choices.ts';
import { messages as arCore } from '#apps/admin/src/messages/ar/core.ts';
import { messages as arCrud } from '#apps/admin/src/messages/ar/crud.ts';
import { messages as arDemo } from '#apps/admin/src/messages/ar/demo.ts';
import { messages as arEmail } from '#apps/admin/src/messages/ar/email.ts';
import { messages as arFiles } from '#apps/admin/src/messages/ar/files.ts';
import { messages as arForms } from '#apps/admin/src/messages/ar/forms.ts';
import { messages as arIndustries } from '#apps/admin/src/messages/ar/industries.ts';
import { messages as arJobPosts } from '#apps/admin/src/messages/ar/jobPosts.ts';
import { messages as arJobTitles } from '#apps/admin/src/messages/ar/jobTitles.ts';
import { messages as arList } from '#apps/admin/src/messages/ar/list.ts';
import { messages as arNotBuilt } from '#apps/admin/src/messages/ar/notBuilt.ts';
import { messages as arNotifications } from '#apps/admin/src/messages/ar/notifications.ts';
import { messages as arPalette } from '#apps/admin/src/messages/ar/palette.ts';
import { messages as arRecords } from '#apps/admin/src/messages/ar/records.ts';
import { messages as arScreens } from '#apps/admin/src/messages/ar/screens.ts';
import { messages as arSeekers } from '#apps/admin/src/messages/ar/seekers.ts';
import { messages as arSetting } from '#apps/admin/src/messages/ar/setting.ts';
import { messages as arShell } from '#apps/admin/src/messages/ar/shell.ts';
import { messages as arSkills } from '#apps/admin/src/messages/ar/skills.ts';
import { messages as arTodo } from '#apps/admin/src/messages/ar/todo.ts';
import { messages as arWorkflows } from '#apps/admin/src/messages/ar/workflows.ts';
import { messages as enApplications } from '#apps/admin/src/messages/en/applications.ts';
import { messages as enBulk } from '#apps/admin/src/messages/en/bulk.ts';
import { messages as enChoices } from '#apps/admin/src/messages/en/choices.ts';
import { messages as enCore } from '#apps/admin/src/messages/en/core.ts';
import { messages as enCrud } from '#apps/admin/src/messages/en/crud.ts';
import { messages as enDemo } from '#apps/admin/src/messages/en/demo.ts';
import { messages as enEmail } from '#apps/admin/src/messages/en/email.ts';
import { messages as enFiles } from '#apps/admin/src/messages/en/files.ts';
import { messages as enForms } from '#apps/admin/src/messages/en/forms.ts';
import { messages as enIndustries } from '#apps/admin/src/messages/en/industries.ts';
import { messages as enJobPosts } from '#apps/admin/src/messages/en/jobPosts.ts';
import { messages as enJobTitles } from '#apps/admin/src/messages/en/jobTitles.ts';
import { messages as enList } from '#apps/admin/src/messages/en/list.ts';
import { messages as enNotBuilt } from '#apps/admin/src/messages/en/notBuilt.ts';
import { messages as enNotifications } from '#apps/admin/src/messages/en/notifications.ts';
import { messages as enPalette } from '#apps/admin/src/messages/en/palette.ts';
import { messages as enRecords } from '#apps/admin/src/messages/en/records.ts';
import { messages as enScreens } from '#apps/admin/src/messages/en/screens.ts';
import { messages as enSeekers } from '#apps/admin/src/messages/en/seekers.ts';
import { messages as enSetting } from '#apps/admin/src/messages/en/setting.ts';
import { messages as enShell } from '#apps/admin/src/messages/en/shell.ts';
import { messages as enSkills } from '#apps/admin/src/messages/en/skills.ts';
import { messages as enTodo } from '#apps/admin/src/messages/en/todo.ts';
import { messages as enWorkflows } from '#apps/admin/src/messages/en/workflows.ts';

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
