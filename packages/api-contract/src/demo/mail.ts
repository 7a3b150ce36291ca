import { z } from 'zod';
import { c } from '../contract.ts';
import { instant } from '../schema.ts';
import { demoRouterOptions } from './demo-router.ts';
import {
  addressPattern,
  attachmentLimits,
  fitsInLetter,
  longestAddress,
  mailFilters,
  mailFolders,
  mailLabels,
} from './mail-values.ts';
import { tag } from './tag.ts';

export const mailId = z.int().min(1);
const address = z.email({ pattern: addressPattern }).max(longestAddress);
export const attachment = z.strictObject({
  fileName: z.string().min(1).max(255),
  size: z.int().min(0),
  /** By which the browser finds what is in it; the mails that the demo begins with have only names. */
  file: z.uuid().optional(),
});
export type Attachment = z.output<typeof attachment>;

/** What a person writes; a letter has at least one recipient. */
export const letter = z.strictObject({
  to: z.array(address).min(1).max(50),
  cc: z.array(address).max(50),
  bcc: z.array(address).max(50),
  subject: z.string().trim().max(200),
  message: z.string().max(20_000),
  attachments: z.array(attachment).max(attachmentLimits.count).refine(fitsInLetter),
});
export type Letter = z.output<typeof letter>;

const message = z.strictObject({
  id: mailId,
  sender: address,
  sender_name: z.string().min(1),
  to: z.array(z.strictObject({ name: z.string(), email: address })),
  /** Address of the sender's picture. */
  img: z.string().nullable(),
  subject: z.string(),
  cc: z.array(address),
  bcc: z.array(address),
  message: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  labels: z.array(z.enum(mailLabels)),
  time: instant,
  mailFolder: z.enum(mailFolders),
  unread: z.boolean(),
});
export const mail = message.extend({ replies: z.array(message) });
export type MailMessage = z.output<typeof message>;
export type Mail = z.output<typeof mail>;

const count = z.strictObject({ total: z.int().min(0), unread: z.int().min(0) });
export const mailMeta = z.strictObject({
  folders: z.record(z.enum(mailFolders), count),
  labels: z.record(z.enum(mailLabels), count),
});
export type MailMeta = z.output<typeof mailMeta>;

/** A label, as it is called in the person's language. */
export const mailTag = tag.extend({ value: z.enum(mailLabels) });
export type MailTag = z.output<typeof mailTag>;

const emailIds = z.array(mailId).min(1).max(10_000);
const changed = { 204: z.void() };

/** The demo's e-mail app; its mocks answer in the browser, the server knows nothing of it. */
export const mailRouter = c.router(
  {
    mails: {
      method: 'GET',
      path: 'api/apps/email/mails',
      query: z.strictObject({ filter: z.enum(mailFilters) }),
      responses: { 200: z.array(mail) },
    },
    tags: {
      method: 'GET',
      path: 'api/apps/email/tags',
      responses: { 200: z.array(mailTag) },
    },
    meta: { method: 'GET', path: '/api/apps/email/meta', responses: { 200: mailMeta } },
    move: {
      method: 'POST',
      path: '/api/apps/email/move-mails',
      body: z.strictObject({ emailIds, mailFolder: z.enum(mailFolders) }),
      responses: changed,
    },
    /** Takes the label from the mails if all of them have it, and otherwise gives it to all. */
    updateLabels: {
      method: 'POST',
      path: '/api/apps/email/update-labels',
      body: z.strictObject({ label: z.enum(mailLabels), emailIds }),
      responses: changed,
    },
    setLabels: {
      method: 'POST',
      path: '/api/apps/email/set-labels',
      body: z.strictObject({ mailId, labels: z.array(z.enum(mailLabels)).max(mailLabels.length) }),
      responses: changed,
    },
    markUnread: {
      method: 'POST',
      path: '/api/apps/email/mark-unread',
      body: z.strictObject({ emailIds, unreadFlag: z.boolean() }),
      responses: changed,
    },
    setStarred: {
      method: 'POST',
      path: '/api/apps/email/set-starred',
      body: z.strictObject({ mailId, value: z.boolean() }),
      responses: changed,
    },
  },
  demoRouterOptions,
);
