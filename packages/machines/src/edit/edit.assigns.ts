import type { FieldError } from '@diwan/api-contract/problem';
import { problemOf } from '../problem.ts';
import { changesOf } from './changes.ts';
import type { Dispute, EditContext, Loaded, Opened, Save, Side } from './edit.types.ts';
import { disputesOf, merge } from './merge.ts';

interface Args {
  context: EditContext;
}

export const opened = ({ draft, version, record, kept }: Opened) => ({
  draft,
  version,
  record,
  kept,
  base: draft,
  problem: null,
});

export const withField = ({ context }: Args, { field, value }: { field: string; value: unknown }) => ({
  draft: { ...context.draft, [field]: value },
  errors: withoutField(context.errors, field),
  key: null,
});

/** The same list where the field has none, so that nobody who shows it hears of a key. */
function withoutField(errors: readonly FieldError[], field: string): readonly FieldError[] {
  const others = errors.filter(({ path }) => path !== field && !path.startsWith(`${field}.`));
  return others.length === errors.length ? errors : others;
}

export const attempted = ({ context }: Args) => ({
  attempts: context.attempts + 1,
  key: context.key ?? context.makeKey(),
  errors: [] as readonly FieldError[],
  problem: null,
});

export const saved = (loaded: Loaded) => ({ ...loaded, base: loaded.draft, key: null });

export const failed = (error: unknown) => {
  const problem = problemOf(error);
  return { problem, errors: problem.errors ?? [] };
};

/** What was typed earlier, over the record as it was then; the record as it is now is what others made of it. */
export const continued = ({ context: { kept, base, version, record } }: Args) => ({
  draft: kept!.draft,
  base: kept!.base,
  version: kept!.version,
  theirs: { draft: base, version, record },
  choices: {},
  kept: null,
});

export const merged = ({ context: { base, draft, theirs, choices } }: Args) => ({
  draft: merge(base, draft, theirs!.draft, choices),
  base: theirs!.draft,
  version: theirs!.version,
  record: theirs!.record,
  theirs: null,
  choices: {},
  problem: null,
  key: null,
});

export const disputes = ({ base, draft, theirs }: EditContext): Dispute[] =>
  theirs ? disputesOf(base, draft, theirs.draft) : [];

export const allChosen = ({ context }: Args, { side }: { side: Side }) => ({
  choices: Object.fromEntries(disputes(context).map(({ path }) => [path, side])),
});

export const saveOf = ({ context: { id, version, base, draft, key } }: Args): Save => ({
  id,
  version,
  base,
  draft,
  changes: changesOf(base, draft),
  key: key!,
});

/** Whether there is nothing of mine that the record doesn't say already. */
export const isSettled = ({ base, draft, theirs, choices }: EditContext): boolean =>
  Object.keys(changesOf(theirs!.draft, merge(base, draft, theirs!.draft, choices))).length === 0;
