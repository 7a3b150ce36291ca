/** What stands for a letter of personal data until somebody reveals it. */
export const hidden = '•';
