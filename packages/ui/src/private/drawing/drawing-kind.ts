/** Why there is nothing to see: not yet, nothing like that, not for this person, not now, not any more, nothing left to do. */
export type DrawingKind = 'nothing' | 'noMatch' | 'forbidden' | 'offline' | 'gone' | 'done';
