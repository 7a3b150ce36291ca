import type { Reason, SharedReasons } from '@diwan/api-contract/settings/reasons';
import { settings } from '#session/preferences/settings.ts';
import type { CellContext } from './cell-context.ts';

type Words = Pick<CellContext, 'language'>;
type Lists = Readonly<Record<string, SharedReasons[keyof SharedReasons]>>;
const lists = (): Lists => settings.read().reasons;

const nameIn = (reasons: readonly Reason[] | undefined, code: string, { language }: Words): string | undefined =>
  reasons?.find((each) => each.code === code)?.name[language];

/** The name of a reason as administrators keep it, also of one that is offered no longer. */
export const reasonLabel = (list: string, code: string, words: Words): string =>
  nameIn(lists()[list]?.items, code, words) ?? code;

/** The name of the reason that came with an event. */
export const givenReason = (event: string, code: string, words: Words): string | undefined =>
  nameIn(Object.values(lists()).find((list) => list?.events.includes(event))?.items, code, words);

export const isReasonList = (labels: string): boolean => lists()[labels] !== undefined;

/** What may be chosen now of a few values, or of a list of reasons. */
export const offeredValues = ({ values, labels }: { values: readonly string[]; labels: string }): readonly string[] =>
  lists()[labels]?.items.flatMap(({ code, isOffered }) => (isOffered ? code : [])) ?? values;
