import { contract } from '@diwan/api-contract';
import { recordActivity } from '@diwan/api-contract/activity';
import { option } from '@diwan/api-contract/crud';
import { auditEvent, auditVerification } from '@diwan/api-contract/endpoints/audit-events';
import {
  bulkAction,
  bulkEvents,
  bulkItem,
  bulkOperation,
  bulkPreflight,
  bulkSelection,
} from '@diwan/api-contract/endpoints/bulk';
import { message } from '@diwan/api-contract/endpoints/chat/chat';
import { fieldFile } from '@diwan/api-contract/endpoints/files/field-files';
import { recordFile } from '@diwan/api-contract/endpoints/files/files';
import { interview, interviewDraft, interviewEvents } from '@diwan/api-contract/endpoints/hiring/interviews';
import { scorecard, scorecards } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { preferences, session, userInfo } from '@diwan/api-contract/endpoints/identity';
import { note } from '@diwan/api-contract/endpoints/notes';
import {
  keptNotificationSettings,
  notification,
  notificationGroup,
  notificationKind,
  notificationSettings,
} from '@diwan/api-contract/endpoints/notifications';
import { platformOrder } from '@diwan/api-contract/endpoints/platform/platform';
import { savedView } from '@diwan/api-contract/endpoints/saved-views';
import { searchGroup } from '@diwan/api-contract/endpoints/search';
import { keptSettings, settingChange } from '@diwan/api-contract/endpoints/settings';
import { recentEvent, workQueue, workQueues } from '@diwan/api-contract/endpoints/work';
import { importEvents, importField, importRow, importRun } from '@diwan/api-contract/importing/endpoints';
import { cappedCount, counts, fileBody, filterCounts } from '@diwan/api-contract/page';
import { fieldError, problem } from '@diwan/api-contract/problem';
import { nationalAddress } from '@diwan/api-contract/kinds/kinds';
import { resources } from '@diwan/api-contract/resources';
import { mailFailure } from '@diwan/api-contract/resources/mails';
import { planFeatureValue } from '@diwan/api-contract/resources/plan-draft';
import { resourcePath } from '@diwan/api-contract/resources/resource-path';
import { personName } from '@diwan/api-contract/resources/seeker-draft';
import { actorRef, availableEvent, ref } from '@diwan/api-contract/schema';
import { reason } from '@diwan/api-contract/settings/reasons';
import { settings, sharedSettings } from '@diwan/api-contract/settings/register';
import { taxonomyEvents } from '@diwan/api-contract/taxonomy';
import type { AppRoute } from '@ts-rest/core';
import { z } from 'zod';
import { pascal, singular } from './words.ts';

/** Schemas that several endpoints share. */
const shared: Record<string, z.ZodType> = {
  ActivityEntry: recordActivity,
  Actor: actorRef,
  AuditEvent: auditEvent,
  AuditVerification: auditVerification,
  AvailableEvent: availableEvent,
  BulkAction: bulkAction,
  BulkEvent: bulkEvents,
  BulkItem: bulkItem,
  BulkOperation: bulkOperation,
  BulkSelection: bulkSelection,
  BulkVerdict: bulkPreflight,
  Import: importRun,
  ImportEvent: importEvents,
  ImportField: importField,
  ImportRow: importRow,
  Count: cappedCount,
  Counts: counts,
  Document: recordFile,
  FieldFile: fieldFile,
  FieldError: fieldError,
  FilterCounts: filterCounts,
  Interview: interview,
  InterviewDraft: interviewDraft,
  InterviewEvent: interviewEvents,
  KeptSettings: keptSettings,
  MailFailureCode: mailFailure,
  NationalAddress: nationalAddress(),
  Message: message,
  Note: note,
  Notification: notification,
  NotificationKind: notificationKind,
  NotificationGroup: notificationGroup,
  NotificationSettings: notificationSettings,
  KeptNotificationSettings: keptNotificationSettings,
  Option: option,
  PersonName: personName,
  PlanFeatureValue: planFeatureValue,
  PlatformOrder: platformOrder,
  Preferences: preferences,
  Problem: problem,
  Reason: reason,
  RecentEvent: recentEvent,
  Ref: ref,
  ResourcePath: resourcePath,
  SavedView: savedView,
  Scorecard: scorecard,
  Scorecards: scorecards,
  SearchGroup: searchGroup,
  Session: session,
  Settings: settings,
  SettingChange: settingChange,
  SharedSettings: sharedSettings,
  TermEvent: taxonomyEvents,
  User: userInfo,
  WorkQueue: workQueue,
  WorkQueues: workQueues,
};

const written: Readonly<Record<string, string>> = { add: 'Draft', edit: 'Changes', send: 'Event' };

/** How the contract's schemas are called: what is shared by its own name, what a request carries by its endpoint. */
export function schemaNames(): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>();
  const give = (schema: unknown, id: string) => {
    if (schema instanceof z.ZodType && schema !== fileBody && !names.has(schema)) names.add(schema, { id });
  };
  for (const [id, schema] of Object.entries(shared)) give(schema, id);
  for (const [key, { record, draft }] of Object.entries(resources)) {
    const name = pascal(singular(key));
    give(record, name);
    give(draft, `${name}Draft`);
    for (const [field, kind] of Object.entries(record.shape as z.core.$ZodShape)) {
      const part = partOf(kind);
      if (part) give(part, `${name}${pascal(kind instanceof z.ZodArray ? singular(field) : field)}`);
    }
  }
  for (const [area, router] of Object.entries(contract)) {
    for (const [verb, route] of Object.entries(router as Record<string, AppRoute>)) {
      const name = pascal(singular(area));
      if ('body' in route) give(route.body, `${name}${written[verb] ?? pascal(verb)}`);
      const answer = route.responses[200];
      const items = answer instanceof z.ZodObject && 'next' in answer.shape ? itemOf(answer) : undefined;
      const item = items && names.get(items)?.id;
      if (item) give(answer, `${item}Page`);
    }
  }
  return names;
}

function itemOf(page: z.ZodObject): z.ZodType | undefined {
  const { items } = page.shape;
  return items instanceof z.ZodArray ? (items.element as z.ZodType) : undefined;
}

/** The object that a field holds, alone or in a list, maybe; a text in both languages is named by its lengths. */
function partOf(field: unknown): z.ZodObject | undefined {
  if (field instanceof z.ZodArray) return partOf(field.element);
  if (field instanceof z.ZodNullable) return partOf(field.unwrap());
  return field instanceof z.ZodObject && !('ar' in field.shape && 'en' in field.shape) ? field : undefined;
}
