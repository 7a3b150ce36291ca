import type { Language } from '@diwan/api-contract/values/staff';
import { createFormat } from '@diwan/ui';
import { type ReactNode, useMemo } from 'react';
import { messages } from '#messages/messages.ts';
import type { CellContext } from './cells/cell-context.ts';
import type { Resource } from './define-resource.ts';
import { ResourceContext } from './resource-context.ts';

interface ResourceProviderProps {
  resource: Resource;
  /** The language in use unless given. */
  language?: Language;
  children: ReactNode;
}

/** Says which resource the screens below are about; its texts have been loaded with the screen. */
export function ResourceProvider({ resource, language, children }: ResourceProviderProps) {
  const scope = useMemo(() => ({ resource, ...cellContext(resource.key, language) }), [resource, language]);
  return <ResourceContext value={scope}>{children}</ResourceContext>;
}

/** Texts of the resource first, then those that all resources share. The language can't change without a reload of the page. */
function cellContext(key: Resource['key'], language = messages.language as Language): CellContext {
  const t = messages.getFixedT(language, [key, 'crud'] as never);
  return { t: remembering(t as unknown as CellContext['t']), format: createFormat(language), language };
}

/** A text without values is looked up once: a page of a list asks for the same few hundreds of times. */
function remembering(t: CellContext['t']): CellContext['t'] {
  const known = new Map<string, string>();
  return (key, values) => {
    // What a part brings along later (`bulk:…`) may not have come yet.
    if (values || key.includes(':')) return t(key, values);
    const text = known.get(key) ?? t(withField(key) as string);
    known.set(key, text);
    return text;
  };
}

/** A column or filter that has no words of its own is called what its field is called. */
function withField(key: string): string | string[] {
  const [group, name] = key.split('.');
  return group === 'columns' || group === 'filters' ? [key, `fields.${name}`, `fields.${name}Id`] : key;
}
