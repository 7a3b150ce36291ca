import type { FileDescription } from '@diwan/api-contract/endpoints/files/files';
import type { FieldError } from '@diwan/api-contract/problem';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { differences } from '#audit/diff.ts';
import type { AnyContract } from '#crud/definition.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { announceFile } from './announce-file.ts';
import { lockFile, raiseVersion } from './lock-file.ts';

interface Description {
  id: string;
  body: FileDescription;
  request: FastifyRequest;
}

/** Says what a document is; answers for it as it is then. */
export function describeFile(deps: AppDeps, { id, body, request }: Description) {
  return deps.database.transaction(async (tx) => {
    const { row, owner, subject } = await lockFile(deps, tx, id, request);
    const errors = brokenIn(body, owner.resource.contract);
    if (errors.length > 0) throw problemOf('invalid', { errors });
    const { type, number, issuedOn, expiresOn, name } = row;
    const diff = differences({ type, number, issuedOn, expiresOn }, body);
    if (diff.length === 0) return row;
    const changed = { ...body, version: row.version + 1 };
    const [described] = await tx.update(files).set(changed).where(eq(files.id, id)).returning();
    const event = 'file.described';
    const further = diff.map((each) => ({ ...each, path: `file.${each.path}` }));
    await announceFile(tx, request, subject, { event, before: name, after: name, diff: further });
    if (type !== null || body.type !== null) await raiseVersion(owner, event);
    return described!;
  });
}

function brokenIn(
  { type, issuedOn, expiresOn }: FileDescription,
  { documents = { types: [], expiring: [] } }: Pick<AnyContract, 'documents'>,
): FieldError[] {
  const errors: FieldError[] = [];
  if (type !== null && !documents.types.includes(type)) errors.push({ path: 'type', code: 'invalidChoice' });
  if (type !== null && documents.expiring.includes(type) && expiresOn === null)
    errors.push({ path: 'expiresOn', code: 'required' });
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn)
    errors.push({ path: 'expiresOn', code: 'beforeIssue' });
  return errors;
}
