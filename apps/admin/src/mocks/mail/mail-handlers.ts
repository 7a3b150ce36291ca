import { type MailTag, mailRouter } from '@diwan/api-contract/demo/mail';
import type { MailChange } from '@diwan/api-contract/demo/mail-rules';
import type { RequestHandler } from 'msw';
import { answerEndpoint } from '../answers/answer-endpoint.ts';
import { demoProblem } from '../answers/demo-problem.ts';
import type { MockSettings } from '../mock-settings.ts';
import type { Mailbox } from './mailbox.ts';

const labels: Record<MockSettings['language'], MailTag[]> = {
  en: [
    { id: 1, text: 'Personal', value: 'personal', color: 'success' },
    { id: 2, text: 'Company', value: 'company', color: 'primary' },
    { id: 3, text: 'Important', value: 'important', color: 'warning' },
    { id: 4, text: 'Private', value: 'private', color: 'danger' },
  ],
  ar: [
    { id: 1, text: 'شخصي', value: 'personal', color: 'success' },
    { id: 2, text: 'الشركة', value: 'company', color: 'primary' },
    { id: 3, text: 'مهم', value: 'important', color: 'warning' },
    { id: 4, text: 'خاص', value: 'private', color: 'danger' },
  ],
};

export function mailHandlers(mailbox: Mailbox, settings: Readonly<MockSettings>): RequestHandler[] {
  async function change(wanted: MailChange) {
    const isDone = await mailbox.change(wanted);
    return isDone ? { status: 204 as const, body: undefined } : demoProblem(404, 'notFound', 'There is no such mail');
  }
  return [
    answerEndpoint(mailRouter.mails, settings, ({ query }) => ({
      status: 200,
      body: mailbox.in(query.filter),
    })),
    answerEndpoint(mailRouter.tags, settings, () => ({ status: 200, body: labels[settings.language] })),
    answerEndpoint(mailRouter.meta, settings, () => ({ status: 200, body: mailbox.meta() })),
    answerEndpoint(mailRouter.move, settings, ({ body }) => change({ kind: 'move', ...body })),
    answerEndpoint(mailRouter.updateLabels, settings, ({ body }) => change({ kind: 'updateLabels', ...body })),
    answerEndpoint(mailRouter.setLabels, settings, ({ body }) => change({ kind: 'setLabels', ...body })),
    answerEndpoint(mailRouter.markUnread, settings, ({ body }) => change({ kind: 'markUnread', ...body })),
    answerEndpoint(mailRouter.setStarred, settings, ({ body }) => change({ kind: 'setStarred', ...body })),
  ];
}
