/** Options of a test that draws at random: what one draw has found is wrong, though another finds nothing. */
export const drawn = { retry: 0 } as const;
