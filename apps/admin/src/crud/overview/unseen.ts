import { createContext } from 'react';

/** Whether a record is drawn before anybody sees it: what reaches beyond its own elements, such as marks in the text, waits until then. */
export const UnseenContext = createContext(false);
