import type { ContentJudgement, ReportedContent } from '@diwan/machines/workflows/video/video.workflow';
import type { Video } from '@diwan/api-contract/resources/videos';
import type { Writer } from '#crud/definition.ts';

/** What a decision leaves on what was decided about. */
export const decided = (
  { reason, note }: ContentJudgement,
  { now, actor }: Writer,
): { moderation: NonNullable<Video['moderation']> } => ({ moderation: { by: actor.name, at: now, reason, note } });

/** One report more. */
export function reportedOnce(
  reports: Video['reports'],
  { report: reason, note }: ReportedContent,
  { now: at, actor: { type: by } }: Writer,
): Pick<Video, 'reports' | 'reportCount'> {
  const all = [...reports, { by, reason, note, at }];
  return { reports: all, reportCount: all.length };
}

export const withoutReports = () => ({ reports: [], reportCount: 0 });
