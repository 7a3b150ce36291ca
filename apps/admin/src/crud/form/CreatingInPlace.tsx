import { toasts } from '@diwan/ui';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { loadMessages } from '#messages/messages.ts';
import { afterScreen } from '#navigation/after-screen.ts';
import { type CreateInPlace, CreateInPlaceContext } from '../fields/create-in-place.ts';
import { keepLabels } from '../query/record-labels.ts';
import type { Resource } from '../resource/define-resource.ts';
import type { AnyField } from '../resource/field.ts';
import { hasVerb } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import { loadResource } from '../resource/resource-register.ts';
import type { ResourceKey } from '../resource/resource-types.ts';
import type { CreateDialogProps } from './CreateDialog.tsx';

interface Opened extends Pick<CreateDialogProps, 'resource' | 'text'> {
  Dialog: ComponentType<CreateDialogProps>;
  onCreated: (id: string) => void;
}

/** Lets the references of a form add what they lack, in a dialog above the form. */
export function CreatingInPlace({ children }: { children: ReactNode }) {
  const { resource, t } = useResource();
  const [addable, setAddable] = useState<ReadonlySet<ResourceKey>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  useEffect(() => {
    const ended = new AbortController();
    afterScreen(async () => {
      if (ended.signal.aborted) return;
      const found = await findAddable(Object.values(resource.fields));
      if (!ended.signal.aborted) setAddable(found);
    }).catch(() => {});
    return () => ended.abort();
  }, [resource]);

  const creating = useMemo<CreateInPlace>(
    () => ({
      canCreate: (key) => addable.has(key),
      create: (key, text, onCreated) => {
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
          onClose={close}
          onCreated={(id, label) => {
            keepLabels(opened.resource.key, [{ id, label }]);
            opened.onCreated(id);
            close();
          }}
        />
      ) : null}
    </CreateInPlaceContext>
  );
}

async function findAddable(fields: readonly AnyField[]): Promise<Set<ResourceKey>> {
  const resources: Resource[] = await Promise.all([...new Set(targetsOf(fields))].map(loadResource));
  return new Set(resources.filter(({ screens }) => screens.includes('add')).map(({ key }) => key));
}

function targetsOf(fields: readonly AnyField[]): ResourceKey[] {
  return fields.flatMap((field) => {
    if (field.kind === 'reference') return hasVerb(field.to, 'add') ? [field.to] : [];
    return field.kind === 'group' || field.kind === 'rows' ? targetsOf(Object.values(field.fields)) : [];
  });
}
