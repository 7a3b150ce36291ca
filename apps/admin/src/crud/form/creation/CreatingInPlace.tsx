import { toasts } from '@diwan/ui';
import { type ComponentType, type ReactNode, useMemo, useRef, useState } from 'react';
import { type CreateInPlace, CreateInPlaceContext } from '#crud/fields/create-in-place.ts';
import { keepLabels } from '#crud/query/record-labels.ts';
import type { AnyField } from '#crud/resource/field.ts';
import { hasVerb } from '#crud/resource/resource-client.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { isAddable } from '#crud/resource/resource-paths.ts';
import { loadResource } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { loadMessages } from '#messages/messages.ts';
import type { CreateDialogProps } from './CreateDialog.tsx';

interface Opened extends Pick<CreateDialogProps, 'resource' | 'text'> {
  Dialog: ComponentType<CreateDialogProps>;
  onCreated: (id: string) => void;
}

/** Lets the references of a form add what they lack, in a dialog above the form. */
export function CreatingInPlace({ children }: { children: ReactNode }) {
  const { resource, t } = useResource();
  const addable = useMemo(() => addableIn(Object.values(resource.fields)), [resource]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const cancel = () => {
    setOpened(null);
    leadBack(cameFrom.current);
  };

  const creating = useMemo<CreateInPlace>(
    () => ({
      canCreate: (key) => addable.has(key),
      create: (key, text, onCreated) => {
        cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
        const open = async () => {
          const [{ default: Dialog }, other] = await Promise.all([
            import('./CreateDialog.tsx'),
            loadResource(key),
            loadMessages(key),
          ]);
          setOpened({ Dialog, resource: other, text, onCreated });
        };
        open().catch(() => toasts.show({ tone: 'attention', title: t('failed.title') }));
      },
    }),
    [addable, t],
  );

  return (
    <CreateInPlaceContext value={creating}>
      {children}
      {opened ? (
        <opened.Dialog
          resource={opened.resource}
          text={opened.text}
          onClose={cancel}
          onCreated={(id, label) => {
            keepLabels(opened.resource.key, [{ id, label }]);
            opened.onCreated(id);
            setOpened(null);
          }}
        />
      ) : null}
    </CreateInPlaceContext>
  );
}

/** The dialog would give the focus back to the option that opened it, which is gone; it belongs in the field, with its list closed. */
function leadBack(field: HTMLElement | null): void {
  const close = () => field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  const focus = () => {
    field?.focus();
    requestAnimationFrame(close);
  };
  // After the dialog has left the page.
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

const addableIn = (fields: readonly AnyField[]): ReadonlySet<ResourceKey> =>
  new Set(targetsOf(fields).filter(isAddable));

function targetsOf(fields: readonly AnyField[]): ResourceKey[] {
  return fields.flatMap((field) => {
    if (field.kind === 'reference') return hasVerb(field.to as ResourceKey, 'add') ? [field.to as ResourceKey] : [];
    return field.kind === 'group' || field.kind === 'rows' ? targetsOf(Object.values(field.fields)) : [];
  });
}
