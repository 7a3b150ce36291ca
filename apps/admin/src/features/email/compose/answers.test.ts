import type { MailMessage } from '@diwan/api-contract/demo/mail';
import { sampleMail } from '@diwan/machines/demo/mail/sample-mail';
import { expect, test } from 'vitest';
import { letterFor } from './answers.ts';

const me = 'me@demo.example';
const words = { re: 'Re:', forwarded: 'Fwd:', passedOn: ({ sender_name }: MailMessage) => `From ${sender_name}` };
const person = (email: string) => ({ name: email, email });
const mail = sampleMail(1, {
  sender: 'sara@demo.example',
  sender_name: 'Sara',
  to: [person(me), person('omar@demo.example')],
  cc: ['reem@demo.example', me],
  subject: 'Offer',
  message: 'Dear all',
  attachments: [{ fileName: 'offer.pdf', size: 1 }],
});

test('DEMO-03 a reply goes to the sender, one to all to everybody but me', () => {
  expect(letterFor('reply', mail, me, words)).toMatchObject({ to: [mail.sender], cc: [], subject: 'Re: Offer' });
  expect(letterFor('replyAll', mail, me, words)).toMatchObject({
    to: [mail.sender],
    cc: ['omar@demo.example', 'reem@demo.example'],
  });
});

test('DEMO-03 after my own message I write to those whom I wrote to; the subject is not marked twice', () => {
  const { replies: _, ...mine } = sampleMail(2, {
    sender: me,
    to: [person('sara@demo.example')],
    cc: ['reem@demo.example'],
  });
  const answered = { ...mail, subject: 'Re: Offer', replies: [mine] };
  expect(letterFor('replyAll', answered, me, words)).toMatchObject({
    to: ['sara@demo.example'],
    cc: ['reem@demo.example'],
    subject: 'Re: Offer',
  });
});

test('DEMO-03 a draft goes on as it stands', () => {
  const { cc, subject, message, attachments } = mail;
  const to = [me, 'omar@demo.example'];
  expect(letterFor('draft', mail, me, words)).toEqual({ to, cc, bcc: [], subject, message, attachments });
});

test('DEMO-03 what is forwarded is passed on with its attachments, to nobody yet', () => {
  expect(letterFor('forward', mail, me, words)).toMatchObject({
    to: [],
    subject: 'Fwd: Offer',
    message: '\n\nFrom Sara\n\nDear all',
    attachments: mail.attachments,
  });
});
