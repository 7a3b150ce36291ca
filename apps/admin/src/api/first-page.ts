/** What a list asks for when its address says nothing. */
export const firstPage = { limit: '25' };
