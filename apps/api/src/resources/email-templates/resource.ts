import { expectKnownVariables } from '@diwan/api-contract/resources/email-template-draft';
import { emailTemplates } from '@diwan/api-contract/resources/email-templates';
import { mailWordsAt } from '@diwan/api-contract/values/records/mail-words';
import type { FieldError } from '@diwan/api-contract/problem';
import { emailTemplateWorkflow } from '@diwan/machines/workflows/email-template/email-template.workflow';
import { sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { causedBy } from './caused-by.ts';
import { templateEffects, templateNotices } from './effects.ts';
import { isSameWords, originalWords } from './original-words.ts';
import { emailTemplatesTable as table } from './table.ts';

const always = () => true;

export const emailTemplatesResource = defineResource({
  contract: emailTemplates,
  table,
  filters: {},
  sorts: { updatedAt: table.updatedAt, name: table.nameAr, lastTestAt: table.lastTestAt },
  label: ({ name }) => name,
  computed: {
    cause: computed(table, ['key'], (rows) =>
      Promise.all(
        rows.map(async ({ key }) => {
          const { event } = mailWordsAt(key);
          return event === null ? null : causedBy(event);
        }),
      ),
    ),
    weight: computed(table, ['key'], (rows) => rows.map(({ key }) => mailWordsAt(key).weight)),
    variables: computed(table, ['key'], (rows) => rows.map(({ key }) => [...mailWordsAt(key).variables])),
  },
  exported: {
    name: 'name',
    cause: { of: 'cause', title: 'cause', value: ({ cause }, { text }) => text(cause && cause.label) },
    recipient: 'recipient',
    isChanged: 'isChanged',
    lastTest: 'lastTestAt',
    inState: 'stateChangedAt',
    state: 'state',
    updatedAt: 'updatedAt',
  },
  writing: {
    async edited(draft, { key }) {
      const errors: FieldError[] = [];
      expectKnownVariables(draft, mailWordsAt(key).variables, (path, code) => errors.push({ path, code }));
      if (errors.length > 0) throw problemOf('invalid', { errors });
      return { isChanged: !isSameWords(draft, await originalWords(key)), lastTestAt: null };
    },
    duplicates: {},
  },
  workflowBinding: {
    workflow: emailTemplateWorkflow,
    input: computed(table, ['key', 'isChanged'], (rows, { can }) =>
      rows.map(({ key, isChanged }) => ({
        weight: mailWordsAt(key).weight,
        isChanged,
        isAdmin: can('settings.write'),
      })),
    ),
    effects: templateEffects,
    notices: templateNotices,
    undoable: { 'emailTemplate.revert': always, 'emailTemplate.disable': always, 'emailTemplate.enable': always },
  },
  registered: sql`true`,
  seed: async () => (await import('./seed.ts')).templatesSeed,
});
