import { afterAll, afterEach, expect } from 'vitest';

// What the translator says where it has shown a key in place of a text.
const missing: string[] = [];
const say = console.error;
console.error = (...said: unknown[]) => {
  if (String(said[0]).startsWith('No text at ')) missing.push(String(said[0]));
  else say(...said);
};
afterEach(() => expect(missing.splice(0)).toEqual([]));
afterAll(() => {
  console.error = say;
});
