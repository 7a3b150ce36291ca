/** Keeps the list of who may sign in: `add <file> <email> <name> <role>` asks for a password and writes only its hash. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { weaknessOf } from '#strength/weak-password.ts';
import { hashPassword, verifyPassword } from './staff/password.ts';
import { type ConfiguredMember, configuredMembers } from './staff/staff-file.ts';

const weaknesses = {
  passwordTooShort: 'The password is too short: 12 characters or more.',
  passwordUnderPolicy: 'The password is too short: 12 characters or more.',
  passwordGuessable:
    'The password is easy to guess: it is common, repeats itself, or is made of the name or the address. Take another.',
};
const usage = 'Say: npm run staff -- add <file> <e-mail> "<name>" <admin|editor>';

async function add(file: string, person: Omit<ConfiguredMember, 'password'>): Promise<string> {
  const known = existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as ConfiguredMember[]) : [];
  const others = known.filter(({ email }) => email.toLowerCase() !== person.email.toLowerCase());
  const typed = await ask('Password, or nothing to have one made: ');
  const password = typed || randomBytes(15).toString('base64url');
  const weakness = await weaknessOf(password, person);
  if (weakness) throw new Error(weaknesses[weakness]);
  for (const { password: hash } of others)
    if (hash && (await verifyPassword(password, hash)))
      throw new Error('Somebody else has this password. Take another.');
  const members = configuredMembers.parse([...others, { ...person, password: await hashPassword(password) }]);
  await writeFile(file, `${JSON.stringify(members, null, 2)}\n`, { mode: 0o600 });
  return typed ? `${person.email} is in ${file}.` : `${person.email} is in ${file}; the password is ${password}`;
}

/** Reads a line that is not shown. */
function ask(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY });
  process.stderr.write(question);
  return new Promise((resolve) => {
    reader.once('close', () => resolve(''));
    reader.once('line', (line) => {
      process.stderr.write('\n');
      resolve(line);
      reader.close();
    });
  });
}

const [verb, file, email, name, role] = process.argv.slice(2);
try {
  if (verb !== 'add' || !file || !email || !name || (role !== 'admin' && role !== 'editor')) throw new Error(usage);
  console.log(await add(file, { email, name, role }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
