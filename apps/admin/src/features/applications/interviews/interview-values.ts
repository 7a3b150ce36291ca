import {
  type InterviewDraft,
  interviewDraft,
  interviewEvents,
  interviewRules,
} from '@diwan/api-contract/endpoints/hiring/interviews';
import { eventFieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { FieldError } from '@diwan/api-contract/problem';
import { interviewAlerts, interviewTypes } from '@diwan/api-contract/values/records/application';
import { validateDraft } from '#crud/form/validation/validate-draft.ts';
import type { Option } from '#crud/query/use-options.ts';

/** A meeting while it is being planned; nothing is chosen for a person that they must decide. */
export interface InterviewValues {
  type: InterviewDraft['type'];
  title: string | null;
  startsAt: string | null;
  durationMin: number | null;
  alertMin: string | null;
  place: string | null;
  link: string | null;
  addedUsers: readonly Option[];
  notes: string | null;
}

export const blankInterview: InterviewValues = {
  type: interviewTypes[0],
  title: null,
  startsAt: null,
  durationMin: 30,
  alertMin: null,
  place: null,
  link: null,
  addedUsers: [],
  notes: null,
};

/** What each event of a meeting asks for. */
export const askedBy = eventFieldsOf(interviewEvents);

export const alerts = interviewAlerts.map(String);

/** What the server is sent; a place belongs to a meeting in person, a link to the others. */
export function draftOfInterview(values: InterviewValues): Record<keyof InterviewDraft, unknown> {
  const { type, alertMin, addedUsers } = values;
  return {
    ...values,
    alertMin: alertMin === null ? null : Number(alertMin),
    place: type === 'personal' ? values.place : null,
    link: type === 'personal' ? null : values.link,
    addedUsers: addedUsers.map(({ id }) => id),
  };
}

/** What is wrong with it, by the contract's own schema and rules; a day in the past is said before anybody is asked. */
export function checkInterview(values: InterviewValues, now = Date.now()): FieldError[] {
  const draft = draftOfInterview(values);
  const errors = validateDraft({ schema: interviewDraft, rules: interviewRules }, draft);
  const isPast = values.startsAt !== null && Date.parse(values.startsAt) <= now;
  return isPast ? [...errors, { path: 'startsAt', code: 'startNotInFuture' }] : errors;
}
