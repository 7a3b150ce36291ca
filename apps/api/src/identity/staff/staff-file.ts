import { readFile } from 'node:fs/promises';
import { roles } from '@diwan/api-contract/values/staff';
import { z } from 'zod';
import { ConfigError } from '#config.ts';
import { isPasswordHash } from './password.ts';

const member = z.strictObject({
  email: z.email().max(320),
  name: z.string().trim().min(1).max(200),
  role: z.enum(roles),
  password: z.string().refine(isPasswordHash, 'is no hash of `npm run staff`').optional(),
});
export type ConfiguredMember = z.output<typeof member>;

export const configuredMembers = z.array(member).min(1, 'names nobody');

/** The people of `STAFF_FILE`; whatever is wrong with it is one line that says what to do. */
export async function readStaffFile(path: string, wants: { passwords: boolean }): Promise<ConfiguredMember[]> {
  const parsed = configuredMembers.safeParse(await readJson(path));
  if (!parsed.success) {
    const { path: place, message } = parsed.error.issues[0]!;
    const who = typeof place[0] === 'number' ? `entry ${place[0] + 1}${place[1] ? `, ${String(place[1])}` : ''}` : 'it';
    return refuse(`${who}: ${message}`);
  }
  const people = parsed.data;
  if (!people.some(({ role }) => role === 'admin')) refuse('it names no admin');
  const twice = repeated(people.map(({ email }) => email.toLowerCase()));
  if (twice) refuse(`it names ${twice} twice`);
  const without = wants.passwords && people.find(({ password }) => password === undefined);
  if (without) refuse(`${without.email} has no password`);
  const copied = repeated(people.flatMap(({ password }) => password ?? []));
  if (copied)
    refuse(`two people have one password: ${people.find(({ password }) => password === copied)!.email} is one`);
  return people;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    return refuse(`it can't be read (${(error as NodeJS.ErrnoException).code ?? 'it is no JSON'})`);
  }
}

function repeated(values: string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}

function refuse(what: string): never {
  throw new ConfigError(`STAFF_FILE is wrong: ${what}. Make its entries by: npm run staff -- add.`);
}
