/** `pending` waits for whoever staff have answered, and between users for each other. */
export const conversationStates = ['open', 'pending', 'snoozed', 'resolved', 'archived'] as const;
export type ConversationState = (typeof conversationStates)[number];
export const conversationKinds = ['support', 'order', 'job', 'application', 'direct'] as const;
export type ConversationKind = (typeof conversationKinds)[number];
export const conversationPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type ConversationPriority = (typeof conversationPriorities)[number];
export const conversationLabels = ['account', 'payment', 'order', 'application', 'technical', 'complaint'] as const;
/** Who takes part besides staff; at most one of each in a conversation. */
export const participantTypes = ['seeker', 'employer', 'provider'] as const;
export type ParticipantType = (typeof participantTypes)[number];
/** What is still waited for of a message that the server has. */
export const deliveryStates = ['sent', 'delivered', 'read'] as const;
export const longestMessage = 4000;
export const mostAttachments = 5;
