import { IconButton } from '@diwan/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KindInputProps } from '../kind.ts';
import { FieldDocument } from './FieldDocument.tsx';
import { UploadField } from './UploadField.tsx';
import * as styles from './upload.css.ts';

/** One document: another one takes its place. */
export function DocumentUpload({ value, onChange, ...props }: Omit<KindInputProps<'file'>, 'Part'>) {
  const { t } = useTranslation('files');
  return (
    <UploadField {...props} room={1} onArrived={({ id }) => onChange(id)}>
      {value === null ? null : (
        <div className={styles.held}>
          <FieldDocument id={value} />
          <IconButton
            size="small"
            label={t('takeOut', { name: props.label })}
            icon={<X />}
            isDisabled={props.isDisabled}
            onPress={() => onChange(null)}
          />
        </div>
      )}
    </UploadField>
  );
}
