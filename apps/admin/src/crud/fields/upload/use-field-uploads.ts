import type { FieldFile } from '@diwan/api-contract/endpoints/files/field-files';
import type { FileField } from '@diwan/api-contract/kinds/files-in';
import { announce } from '@diwan/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor } from '#actors/create-actor.ts';
import { provideUpload } from '#crud/feedback/upload/upload.implementations.ts';
import type { Upload } from '#crud/feedback/upload/upload.ts';
import { pathOf } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { draftPath } from '../field-path.ts';
import { limitsOf } from './limits-of.ts';

interface FieldUploads {
  /** Path in the draft; without the numbers of rows it names the field. */
  path: string;
  field: FileField;
  onArrived: (arrived: FieldFile, file: File) => void;
}

/** A file on its way to a field, with what is seen of it meanwhile. */
export interface FieldUpload extends Upload {
  file: File;
}

const nameOf = (path: string) =>
  draftPath(path)
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.');

/** Files on their way to a field; those of a form that is left are given up. */
export function useFieldUploads({ path, field, onArrived }: FieldUploads) {
  const { t } = useTranslation('files');
  const { resource } = useResource();
  const [underWay, setUnderWay] = useState<readonly FieldUpload[]>([]);
  const latest = useRef(onArrived);
  const current = useRef(underWay);
  useEffect(() => {
    latest.current = onArrived;
    current.current = underWay;
  });
  useEffect(
    () => () => {
      for (const { actor } of current.current) actor.send({ type: 'upload.cancelled' });
    },
    [],
  );

  const start = (file: File) => {
    const { name, size } = file;
    const limits = limitsOf(field);
    const machine = provideUpload({
      file,
      to: 'fieldFiles',
      query: { resource: pathOf(resource.key), field: nameOf(path), name },
      onArrived: (arrived) => {
        announce(t('uploaded', { name }));
        latest.current(arrived, file);
      },
      onFailed: () => announce(t('failedOf', { name }), 'assertive'),
    });
    const upload: FieldUpload = { id: crypto.randomUUID(), name, file, limits, actor: createActor(machine) };
    upload.actor.subscribe({ complete: () => setUnderWay((all) => all.filter((one) => one !== upload)) });
    setUnderWay((all) => [...all, upload]);
    upload.actor.start();
    upload.actor.send({ type: 'upload.chosen', file: { name, size, limits } });
  };
  return { underWay, start: (files: readonly File[]) => files.forEach(start) };
}
