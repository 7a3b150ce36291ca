export const videoStates = ['processing', 'pending_review', 'published', 'hidden', 'rejected', 'archived'] as const;
export type VideoState = (typeof videoStates)[number];
/** Where its film is: with us, or with one of two others. */
export const videoSources = ['upload', 'youtube', 'vimeo'] as const;
export type VideoSource = (typeof videoSources)[number];
/** Who finds it: everybody, whoever has its address, whoever is signed in. */
export const videoVisibilities = ['public', 'unlisted', 'members'] as const;
/** Which comments are shown at once. */
export const commentPolicies = ['open', 'hold_all', 'hold_links', 'closed'] as const;
/** How far an upload is on its way to a film that every browser plays; links have nothing to be done to them. */
export const transcodes = ['none', 'queued', 'processing', 'ready', 'failed'] as const;
/** Who adds videos, and who comments on them. */
export const contributors = ['seeker', 'employer', 'provider'] as const;
export type Contributor = (typeof contributors)[number];
/** Why somebody reports a video or a comment. */
export const contentReports = ['spam', 'abuse', 'misleading', 'copyright', 'privacy', 'off_topic', 'other'] as const;
export type ContentReport = (typeof contentReports)[number];
