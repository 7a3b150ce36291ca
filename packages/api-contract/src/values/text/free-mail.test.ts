import { expect, test } from 'vitest';
import { isFreeMail } from './free-mail.ts';

test('an address that anybody may have is told from one of a company', () => {
  expect(['hr.horizon@gmail.com', 'Jobs@HOTMAIL.com'].map(isFreeMail)).toEqual([true, true]);
  expect(['hr@horizon.sa', 'hr@gmail.com.sa', 'gmail.com@horizon.sa'].map(isFreeMail)).toEqual([false, false, false]);
});
