import type { Mail } from '@diwan/api-contract/demo/mail';
import { expect, test } from 'vitest';
import { moveTargets } from './move-targets.ts';

const me = 'noura@demo.example';
const mail = (mailFolder: Mail['mailFolder'], sender = 'sara@demo.example') => ({ mailFolder, sender }) as Mail;

test('DEMO-03 a mail moves to where it isn’t, and what I wrote finds its way back out of the trash', () => {
  expect(moveTargets([mail('inbox')], me)).toEqual(['spam', 'trash']);
  expect(moveTargets([mail('trash')], me)).toEqual(['inbox', 'spam']);
  expect(moveTargets([mail('trash', me)], me)).toEqual(['inbox', 'sent', 'draft', 'spam']);
  expect(moveTargets([mail('inbox'), mail('spam')], me)).toEqual(['inbox', 'spam', 'trash']);
  expect(moveTargets([mail('trash', me), mail('trash')], me)).toEqual(['inbox', 'spam']);
});
