import { deflateSync } from 'node:zlib';
import { expect, test } from '../test.ts';

/** A PNG of one colour. */
function png(side: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc(named), named.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const rows = Buffer.alloc(side * (side * 3 + 1), 90);
  for (let row = 0; row < side; row += 1) rows[row * (side * 3 + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  }
  return (value ^ 0xff_ff_ff_ff) >>> 0;
}

test('ROUTE-05 somebody chooses a photo of themselves, is shown by it in the bar and among the staff, and takes it out again', async ({
  app,
  page,
  person: who,
}) => {
  const { staff, files, profile, shell } = app.t;
  const bar = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${shell.person.label}`) });
  await app.open('/profile');
  const person = page.getByRole('region', { name: profile.person });
  const takeOut = person.getByRole('button', { name: files.takeOut.replace('{{name}}', staff.fields.photo) });
  await expect(bar.locator('img')).toHaveCount(0);

  await person.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(240) });
  await expect(takeOut).toBeVisible();
  await person.getByRole('button', { name: profile.save }).click();
  await app.seeToast(profile.saved);
  await expect(bar.locator('img')).toBeVisible();

  await app.open('/dashboardUsers/list');
  const me = page.getByRole('row').filter({ hasText: who.email });
  await expect(me.locator('img')).toBeVisible();

  await app.open('/profile');
  await takeOut.click();
  await person.getByRole('button', { name: profile.save }).click();
  await app.seeToast(profile.saved);
  await expect(bar.locator('img')).toHaveCount(0);
});
