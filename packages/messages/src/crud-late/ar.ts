export { invalid as messages } from '../crud/ar.ts';
