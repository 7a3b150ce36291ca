import { expect, test } from 'vitest';
import type { RowsKind } from '#crud/resource/field.ts';
import { jobPostFields } from './job-post-fields.ts';

test('DOM-08 an address is written into plain fields, with no maps service: nothing sets a key for one', () => {
  const { fields } = jobPostFields.locations as RowsKind;
  expect(fields).toMatchObject({ cityId: { kind: 'choice' }, address: { kind: 'text' } });
});
