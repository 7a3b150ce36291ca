import { Button } from '@diwan/ui';
import { Suspense, useState } from 'react';
import { useResource } from '../resource/resource-context.ts';

interface PreviewButtonProps {
  /** What is shown, as it is when somebody asks for it. */
  read: () => object;
  /** Of the record, where it is one already. */
  id: string | null;
}

/** Shows a draft as whoever it is for would see it; nothing where the resource has no preview. */
export function PreviewButton({ read, id }: PreviewButtonProps) {
  const { resource, t } = useResource();
  const [values, setValues] = useState<object | null>(null);
  const { Preview } = resource;
  if (!Preview) return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setValues(read())}>
        {t('preview')}
      </Button>
      {values ? (
        <Suspense fallback={null}>
          <Preview id={id} values={values} onClose={() => setValues(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
