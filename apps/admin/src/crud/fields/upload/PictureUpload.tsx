import { IconButton } from '@diwan/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KindInputProps } from '../kind.ts';
import { FieldPicture } from './FieldPicture.tsx';
import { UploadField } from './UploadField.tsx';
import * as styles from './upload.css.ts';

/** One picture: another one takes its place. */
export function PictureUpload({ value, onChange, ...props }: Omit<KindInputProps<'image'>, 'Part'>) {
  const { t } = useTranslation('files');
  const [own, setOwn] = useState<{ id: string; file: File } | null>(null);
  const { label } = props;
  return (
    <UploadField
      {...props}
      room={1}
      onArrived={({ id }, file) => {
        setOwn({ id, file });
        onChange(id);
      }}
    >
      {value === null ? null : (
        <div className={styles.held}>
          <FieldPicture id={value} label={label} content={own?.id === value ? own.file : undefined} />
          <IconButton
            size="small"
            label={t('takeOut', { name: label })}
            icon={<X />}
            isDisabled={props.isDisabled}
            onPress={() => onChange(null)}
          />
        </div>
      )}
    </UploadField>
  );
}
