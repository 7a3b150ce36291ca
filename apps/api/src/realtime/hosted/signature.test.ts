import { expect, test } from 'vitest';
import { md5, signRequest, signSubscription } from './signature.ts';

// The worked examples of Pusher's own documentation.
const secret = '7ad3773142a6692b25b8';

test('AUTH-13 a private channel is signed as the protocol says', () => {
  expect(signSubscription(secret, '1234.1234', 'private-foobar')).toBe(
    '58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
  );
});

test('AUTH-13 a presence channel is signed with what it says about its member', () => {
  const channelData = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}';
  expect(signSubscription(secret, '1234.1234', 'presence-foobar', channelData)).toBe(
    '31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
  );
});

test('a call of the publish API is signed as the server libraries do', () => {
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';
  expect(md5(body)).toBe('ec365a775a4cd0599faeb73354201b6f');
  const query = {
    auth_key: '278d425bdf160c739803',
    auth_timestamp: '1353088179',
    auth_version: '1.0',
    body_md5: md5(body),
  };
  expect(signRequest(secret, 'POST', '/apps/3/events', query)).toBe(
    'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  );
});
