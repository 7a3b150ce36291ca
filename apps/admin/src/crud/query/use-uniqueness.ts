import type { FieldError } from '@diwan/api-contract/problem';
import type { Draft } from '@diwan/machines/edit/edit.types';
import { useMemo } from 'react';
import type { Query } from '#api/cache/query.ts';
import { useQueryInTurn } from '#api/cache/use-query.ts';
import { resourceQueries } from '../resource/resource-client.ts';
import { useResource } from '../resource/resource-context.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

/** Values by their path in the draft, none of them empty. */
export type Values = Readonly<Record<string, string>>;

interface Checked {
  values: Values;
  errors: readonly FieldError[];
}

const typingPause = 350;

/** Which of the values being typed another record has already; what saving answers stays the truth. */
export function useUniqueness(id: string | null, typed: Values): readonly FieldError[] {
  const { resource } = useResource();
  const { value: checked } = useQueryInTurn(
    Object.keys(typed).length > 0 ? uniquenessOf(resource.key, id, typed) : null,
  );
  // What was said of a value that has changed since is nobody's business any more.
  return useMemo(
    () => (checked?.errors ?? []).filter(({ path }) => checked!.values[path] === typed[path]),
    [checked, typed],
  );
}

function uniquenessOf(resource: ResourceKey, id: string | null, values: Values): Query<Checked> {
  const queries = Object.entries(values).map(([field, value]) =>
    resourceQueries(resource).uniqueness({ field, value, ...(id ? { except: id } : {}) }),
  );
  return {
    key: queries.map(({ key }) => key).join(' '),
    pause: typingPause,
    load: async (signal) => {
      const answers = await Promise.all(queries.map(({ load }) => load(signal, null)));
      return { values, errors: answers.flatMap(({ error }) => error ?? []) };
    },
  };
}

/** What was typed into fields that no two records share. */
export function typedValues(paths: readonly string[], draft: Draft, base: Draft): Values {
  const typed = paths.map((path) => [path, textAt(draft, path), textAt(base, path)] as const);
  return Object.fromEntries(
    typed.filter(([, text, was]) => text !== '' && text !== was).map(([path, text]) => [path, text]),
  );
}

function textAt(draft: Draft, path: string): string {
  const value = path.split('.').reduce((inner: unknown, part) => Object(inner)[part], draft as unknown);
  return typeof value === 'string' ? value.trim() : '';
}
