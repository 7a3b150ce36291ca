/** Nothing of a suppressed address decides whether an administrator may lift it: that they say why does. */
export type SuppressionInput = Record<string, never>;

export type SuppressionRefusal = 'noteTooShort' | 'noteTooLong';
