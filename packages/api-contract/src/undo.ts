/** How long somebody may take back what they have just decided; what it would send to people waits so long. */
export const undoSeconds = 10;
