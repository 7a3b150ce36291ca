import { ComboBox } from '@diwan/ui';
import { useState } from 'react';
import { useOptions } from '#crud/query/use-options.ts';
import { useOptionsById } from '#crud/query/use-record-labels.ts';
import { withFaces } from '#crud/resource/face/with-faces.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { Referable } from '#crud/resource/resource-types.ts';
import { controlProps } from '../control-props.ts';
import { useCreateInPlace } from '../create-in-place.ts';
import type { KindInputProps } from '../kind.ts';

/** Another record, found by its name in either language; in a form, added where it is missing. */
export function ReferenceInput({
  field,
  value,
  onChange,
  siblings,
  ...props
}: Omit<KindInputProps<'reference'>, 'Part'>) {
  const to = field.to as Referable;
  const { filter = '', as = '' } = field.among ?? {};
  const wanted = siblings?.[as];
  const { t } = useResource();
  const creating = useCreateInPlace();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [named] = useOptionsById(to, value ? [value] : []);
  const found = useOptions(to, typed ?? (isOpen ? '' : null), typeof wanted === 'string' ? { [filter]: wanted } : {});
  const chosen = value ? (found.items.find(({ id }) => id === value) ?? named ?? null) : null;
  const text = typed?.trim() ?? '';
  const isMissing = text !== '' && !found.isLoading && !found.items.some(({ label }) => label === text);
  const creation =
    isMissing && to !== 'staff' && creating?.canCreate(to)
      ? {
          label: t('input.addAs', { text }),
          onCreate() {
            setTyped(null);
            creating.create(to, text, onChange);
          },
        }
      : null;
  return (
    <ComboBox
      {...controlProps(props)}
      value={chosen}
      onChange={(option) => {
        setTyped(null);
        onChange(option?.id ?? null);
      }}
      items={withFaces(to, found.items)}
      creation={creation}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(next) => next !== (chosen?.label ?? '') && setTyped(next)}
      onOpenChange={setIsOpen}
      onBlur={() => setTyped(null)}
      isLoading={found.isLoading}
      emptyText={t('nothingFound')}
      placeholder={t('search')}
    />
  );
}
