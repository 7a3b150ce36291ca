import type { FieldOf } from '@diwan/api-contract/kinds/field';
import { PictureUpload } from '#crud/fields/upload/PictureUpload.tsx';
import type { Resource } from '#crud/resource/define-resource.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { useResource } from '#crud/resource/resource-context.ts';

export interface PhotoProps {
  value: string | null;
  onChange: (value: string | null) => void;
}

const noErrors = () => undefined;
/** The own portrait, chosen and judged as every picture of a record is. */
export function Photo({ staff, ...props }: PhotoProps & { staff: Resource }) {
  return (
    <ResourceProvider resource={staff}>
      <PhotoInput {...props} />
    </ResourceProvider>
  );
}

function PhotoInput({ value, onChange }: PhotoProps) {
  const { resource, t } = useResource();
  return (
    <PictureUpload
      field={resource.fields.photo as FieldOf<'image'>}
      path="photo"
      label={t('fields.photo')}
      description={t('hints.photo')}
      value={value}
      onChange={onChange}
      errorAt={noErrors}
      isRequired={false}
      isDisabled={false}
    />
  );
}
