import { expect, test } from 'vitest';
import { writeJson } from './write-json.ts';

test('DEMO-04 a list is written as JSON, and a record that is the same as before is not written again', () => {
  let timesRead = 0;
  const record = {
    get title() {
      timesRead += 1;
      return 'مقابلة';
    },
  };
  expect(JSON.parse(writeJson([record, 'a', null, 1]))).toEqual([{ title: 'مقابلة' }, 'a', null, 1]);
  expect(writeJson([record, { title: 'b' }])).toBe('[{"title":"مقابلة"},{"title":"b"}]');
  expect(timesRead).toBe(1);
});
