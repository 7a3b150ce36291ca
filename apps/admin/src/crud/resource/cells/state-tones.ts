import type { Tone } from '@diwan/ui';

/** What a state asks of the reader, by its name in whichever workflow: a decision, nothing, or care. */
const tones: Record<string, Tone> = {
  pending: 'attention',
  pending_review: 'attention',
  pending_verification: 'attention',
  suggested: 'attention',
  changes_requested: 'attention',
  'in-progress': 'info',
  contacted: 'info',
  invited: 'info',
  uncertain: 'attention',
  scheduled: 'info',
  sending: 'info',
  registration_closed: 'info',
  ongoing: 'positive',
  registered: 'attention',
  in_progress: 'info',
  auto_submitted: 'info',
  grading: 'attention',
  graded: 'positive',
  waitlisted: 'info',
  confirmed: 'positive',
  checked_in: 'positive',
  postponed: 'attention',
  approved: 'positive',
  published: 'positive',
  verified: 'positive',
  active: 'positive',
  recruited: 'positive',
  sent: 'positive',
  shortlisted: 'positive',
  rejected: 'critical',
  suspended: 'critical',
  locked: 'critical',
  expired: 'critical',
  failed: 'critical',
};

export function toneOf(state: string): Tone | 'neutral' {
  return tones[state] ?? 'neutral';
}
