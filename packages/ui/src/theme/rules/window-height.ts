/** Variable: how high what the frame says above every page is, such as that the server can't be reached. */
export const noticeSize = '--notice-size';

/** As high as the window is without so much of it, and without what is said above the page: the foot stays in sight. */
export const windowWithout = (taken: string): string => `calc(100dvh - ${taken} - var(${noticeSize}, 0px))`;
