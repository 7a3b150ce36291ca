export { invalid as messages } from '../crud/en.ts';
