import type { FieldFile } from '@diwan/api-contract/endpoints/files/field-files';
import type { FileField as AnyFileField } from '@diwan/api-contract/kinds/files-in';
import { endingsOf, kindNames } from '@diwan/api-contract/values/file';
import { FileField, Picture } from '@diwan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inMegabytes } from '#crud/feedback/upload/file-size.ts';
import { UploadProgress } from '#crud/feedback/upload/UploadProgress.tsx';
import { useObjectUrl } from '#crud/query/use-picture.ts';
import type { InputProps } from '#crud/resource/field.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { controlProps } from '../control-props.ts';
import { group } from '../fields.css.ts';
import { limitsOf } from './limits-of.ts';
import * as styles from './upload.css.ts';
import { type FieldUpload, useFieldUploads } from './use-field-uploads.ts';

interface UploadFieldProps extends Omit<InputProps, 'value' | 'onChange'> {
  field: AnyFileField;
  /** How many more it may hold; one takes the place of the one before. */
  room: number;
  onArrived: (arrived: FieldFile, file: File) => void;
  /** What it holds. */
  children: ReactNode;
}

/** Where files of a field are chosen and dropped; each is sent at once, and the draft then holds its id. */
export function UploadField({ field, room, onArrived, children, ...props }: UploadFieldProps) {
  const { t } = useTranslation('files');
  const { format } = useResource();
  const { underWay, start } = useFieldUploads({ path: props.path, field, onArrived });
  const { accepts, mostBytes, leastSide } = limitsOf(field);
  const limits = t(leastSide ? 'pictureLimits' : 'fileLimits', {
    kinds: format.list(kindNames(accepts)),
    max: format.number(inMegabytes(mostBytes)),
    least: format.number(leastSide ?? 0),
  });
  return (
    <div className={group}>
      <FileField
        {...controlProps(props)}
        description={props.description ? `${props.description} ${limits}` : limits}
        buttonLabel={t(field.kind === 'images' ? 'chooseMany' : 'chooseOne')}
        accept={endingsOf(accepts)}
        isMultiple={field.kind === 'images'}
        isDisabled={props.isDisabled || room <= underWay.length}
        onChoose={(files) => start(files.slice(0, room - underWay.length))}
      >
        {children}
        {underWay.length > 0 ? (
          <ul aria-label={t('underWay')} className={styles.underWay}>
            {underWay.map((upload) => (
              <OnItsWay key={upload.id} upload={upload} isPicture={field.kind !== 'file'} />
            ))}
          </ul>
        ) : null}
      </FileField>
    </div>
  );
}

function OnItsWay({ upload, isPicture }: { upload: FieldUpload; isPicture: boolean }) {
  const src = useObjectUrl(isPicture ? upload.file : null);
  return (
    <li className={isPicture ? styles.onItsWay : undefined}>
      {isPicture ? <Picture label="" src={src} /> : null}
      <UploadProgress upload={upload} />
    </li>
  );
}
