/** How long a session lasts, in seconds. */
export const sessionLimits = { tokenSeconds: 300, idleSeconds: 1800, absoluteSeconds: 43_200, refreshGraceSeconds: 10 };
