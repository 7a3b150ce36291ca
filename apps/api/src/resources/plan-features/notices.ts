import type { planFeatureMachine } from '@diwan/machines/workflows/plan-feature/plan-feature.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody } from '#crud/notices.ts';
import type { planFeaturesTable } from './table.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a feature tells what. */
export const planFeatureNotices: Notices<Row<typeof planFeaturesTable>, EventTypeOf<typeof planFeatureMachine>> = {
  'planFeature.retire': ownChange,
  'planFeature.reactivate': ownChange,
};
