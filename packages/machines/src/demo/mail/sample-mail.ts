import type { Letter, Mail } from '@diwan/api-contract/demo/mail';

/** A mail like any other but for what is given. */
export const sampleMail = (id: number, more: Partial<Mail> = {}): Mail => ({
  id,
  sender: 'sara@example.com',
  sender_name: 'Sara',
  to: [{ name: 'Me', email: 'me@example.com' }],
  img: null,
  subject: `M${id}`,
  cc: [],
  bcc: [],
  message: 'Hello',
  attachments: [],
  isStarred: false,
  labels: [],
  time: `2026-11-22T09:00:${String(60 - id).padStart(2, '0')}.000Z`,
  replies: [],
  mailFolder: 'inbox',
  unread: true,
  ...more,
});

export const noLetter: Letter = { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] };
