import { z } from 'zod';
import { choice, duration, neededWhen, reference } from '../kinds/kinds.ts';
import { instant, text } from '../schema.ts';
import {
  interviewAlerts,
  interviewDurations,
  interviewTypes,
  invitationOrders,
  maxAddedUsers,
} from '../values/records/application.ts';

/** Meetings with several candidates, planned at once: all of them together, or one after the other. */
export const interviewPlan = {
  interviewType: choice(interviewTypes, 'interviewType'),
  title: text().min(1).max(200),
  /** Of the first meeting. */
  startsAt: instant,
  durationMin: duration({ min: 5, max: 480, usual: interviewDurations }),
  alertMin: duration({ min: 0, max: 10_080, usual: interviewAlerts }),
  place: neededWhen('interviewType', ['personal'], text().min(1).max(300).optional()),
  link: neededWhen(
    'interviewType',
    ['video'],
    z
      .url({ protocol: /^https$/, normalize: true })
      .max(500)
      .optional(),
  ),
  addedUsers: z
    .array(z.strictObject({ id: reference('staff') }))
    .max(maxAddedUsers, 'tooManyUsers')
    .optional(),
  order: choice(invitationOrders, 'invitationOrder'),
  /** Between two meetings. */
  pauseMin: neededWhen('order', ['inTurn'], z.int().min(0).max(120).optional()),
  /** Then the next workday begins. */
  perDay: neededWhen('order', ['inTurn'], z.int().min(1).max(20).optional()),
};
export type InterviewPlan = z.output<z.ZodObject<typeof interviewPlan>>;
