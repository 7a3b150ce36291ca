/** Who reads a note: all staff, those who look after the record, or its author alone; whoever it mentions reads it, too. */
export const noteVisibilities = ['staff', 'team', 'me'] as const;
export type NoteVisibility = (typeof noteVisibilities)[number];
/** So many colleagues can be mentioned in one note. */
export const mostMentions = 10;
