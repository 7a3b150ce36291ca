export { late as messages } from '../crud/en.ts';
