/** What will stand where nothing is built yet, by the name of the screen. */
export const messages = {
  badge: 'Not built yet',
  lead: 'This page is part of the plan, but nothing works here yet.',
  noLoss: 'Nothing can be entered or lost on this page.',
  dashboard: 'Back to the dashboard',
  coming: {
    chat: 'Conversations with users and colleagues: threads, live messages, attachments, internal notes.',
    employers: 'The employers, their verification and their job posts.',
    employerView: 'Everything about one employer: documents, job posts, shortlists and history.',
    seekers: 'The job seekers, searchable by skill, experience, city and nationality.',
    seekerView: 'One job seeker: profile, CV, skills, experience and applications.',
    bulkEmails: 'Bulk e-mails that were sent, are scheduled or in progress, with delivery figures.',
    composeEmail: 'Composing a bulk e-mail: audience, template, preview in both languages, test and schedule.',
    videoComments: 'Comments on videos, to be approved or removed.',
    videos: 'The videos of the public site and their review.',
    videoEdit: 'Editing a video’s texts and visibility.',
    userConversations: 'Conversations between users, read by staff for moderation.',
    userConversationView: 'One conversation, read only; opening it is recorded.',
  },
};
