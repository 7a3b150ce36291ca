import type { FieldFile } from '@diwan/api-contract/endpoints/files/field-files';
import type { PictureLimits } from '@diwan/api-contract/kinds/field';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import { type FileField, fileFieldAt } from '@diwan/api-contract/kinds/files-in';
import { type FileLimits, imageKinds, mostBytesOf, refusalOf } from '@diwan/api-contract/values/file';
import type { FastifyRequest } from 'fastify';
import { newId } from '#db/id.ts';
import { type FieldFileRow, fieldFilesTable as files } from '#db/schema/field-files.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { expectWriter } from '#resources/subject.ts';
import { checkFile } from '../checking/check-file.ts';
import type { Picture } from '../judge/task.ts';
import { keepArrived } from '../keep-arrived.ts';
import { ArrivedFile } from '../receive.ts';
import { refuseFile, refuseSize } from '../refusal.ts';
import { expectLetIn } from '../upload-settings.ts';

interface Upload {
  query: { resource: string; field: string };
  body: unknown;
  request: FastifyRequest;
}

export function fieldFileOf({ id, name, kind, size, scan }: FieldFileRow): FieldFile {
  return { id, name, kind, size, scan };
}

const limitsOf = (field: FileField): FileLimits =>
  field.kind === 'file' ? field : { accepts: imageKinds, mostBytes: field.mostBytes };

/** Checks a file that has arrived for a field and keeps it, for its uploader alone until a record names it. */
export async function addFieldFile(deps: AppDeps, { query, body, request }: Upload) {
  const { actor } = request;
  const { resource, field: name } = query;
  const { contract } = resourceAt(resource);
  if (!contract.own?.includes(name)) expectWriter(actor, resource);
  const field = fileFieldAt(fieldsOf(contract.draft), name);
  if (!field) throw problemOf('invalid', { errors: [{ path: 'field', code: 'invalidChoice' }] });
  if (!(body instanceof ArrivedFile)) throw problemOf('unsupportedMediaType');
  await expectLetIn(deps, body);
  const limits = limitsOf(field);
  const refusal = refusalOf(body, limits);
  if (refusal === 'fileTooLarge') throw refuseSize(Math.min(limits.mostBytes, mostBytesOf(body.kind)));
  if (refusal) throw refuseFile(refusal);

  const isPicture = field.kind !== 'file';
  const remade = await checkFile({ path: body.path, kind: body.kind, isPicture }, await deps.store.arrivingPath());
  // No record has it yet.
  const about = { entityType: 'staff', entityId: actor.id, entityLabel: { ar: actor.name } };
  return keepArrived(deps, request, { arrived: body, remade, about }, async (tx, kept) => {
    if (field.kind !== 'file') refuseShape(remade!.picture!, field);
    const small = remade?.picture?.small ? Buffer.from(remade.picture.small, 'base64') : null;
    const held = { resource, field: name, heldBy: actor.id, freeSince: deps.clock().toISOString() };
    const row = { id: newId(), ...held, ...kept, name: body.name, kind: body.kind, small };
    const [added] = await tx.insert(files).values(row).returning();
    return { status: 201 as const, body: fieldFileOf(added!) };
  });
}

function refuseShape({ width, height }: Picture, { leastSide, mostStretch, isWide, ratio }: PictureLimits): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short < leastSide) throw refuseFile('pictureTooSmall', { min: leastSide });
  if (mostStretch === 1 && long > short) throw refuseFile('pictureNotSquare');
  if (isWide && width < 2 * height) throw refuseFile('pictureNotWide');
  if (ratio && !isOfRatio({ width, height }, ratio)) throw refuseFile('pictureNotOfRatio', ratio);
  if (long > short * mostStretch) throw refuseFile('pictureTooStretched', { max: mostStretch });
}

type Size = Pick<Picture, 'width' | 'height'>;

/** Give or take a twentieth. */
const isOfRatio = (one: Size, other: Size) =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) <= 0.05;
