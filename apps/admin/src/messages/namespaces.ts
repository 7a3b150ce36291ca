import type { messages as applications } from './en/applications.ts';
import type { messages as bulk } from './en/bulk.ts';
import type { messages as choices } from './en/choices.ts';
import type { messages as core } from './en/core.ts';
import type { messages as crud } from './en/crud.ts';
import type { messages as dashboard } from './en/dashboard.ts';
import type { messages as demo } from './en/demo.ts';
import type { messages as email } from './en/email.ts';
import type { messages as employers } from './en/employers.ts';
import type { messages as exports } from './en/exports.ts';
import type { messages as files } from './en/files.ts';
import type { messages as forms } from './en/forms.ts';
import type { messages as industries } from './en/industries.ts';
import type { messages as jobPosts } from './en/jobPosts.ts';
import type { messages as jobTitles } from './en/jobTitles.ts';
import type { messages as list } from './en/list.ts';
import type { messages as notBuilt } from './en/notBuilt.ts';
import type { messages as notifications } from './en/notifications.ts';
import type { messages as palette } from './en/palette.ts';
import type { messages as problems } from './en/problems.ts';
import type { messages as records } from './en/records.ts';
import type { messages as report } from './en/report.ts';
import type { messages as screens } from './en/screens.ts';
import type { messages as seekers } from './en/seekers.ts';
import type { messages as setting } from './en/setting.ts';
import type { messages as shell } from './en/shell.ts';
import type { messages as skills } from './en/skills.ts';
import type { messages as todo } from './en/todo.ts';
import type { messages as views } from './en/views.ts';
import type { messages as workflows } from './en/workflows.ts';

/** Every message file by its name. */
export interface Namespaces {
  applications: typeof applications;
  bulk: typeof bulk;
  choices: typeof choices;
  crud: typeof crud;
  email: typeof email;
  employers: typeof employers;
  industries: typeof industries;
  jobPosts: typeof jobPosts;
  jobTitles: typeof jobTitles;
  seekers: typeof seekers;
  skills: typeof skills;
  workflows: typeof workflows;
  core: typeof core;
  dashboard: typeof dashboard;
  demo: typeof demo;
  exports: typeof exports;
  files: typeof files;
  forms: typeof forms;
  list: typeof list;
  notBuilt: typeof notBuilt;
  notifications: typeof notifications;
  palette: typeof palette;
  problems: typeof problems;
  records: typeof records;
  report: typeof report;
  screens: typeof screens;
  setting: typeof setting;
  shell: typeof shell;
  todo: typeof todo;
  views: typeof views;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'core';
    resources: Namespaces;
    returnNull: false;
  }
}
