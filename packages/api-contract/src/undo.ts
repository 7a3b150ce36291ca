/** How long somebody may take back what they have just decided; what it would send to people waits so long. */
export const undoSeconds = 10;

/** How long each mail of a mailing waits, so that one press calls all of them back. */
export const recallSeconds = 60;
