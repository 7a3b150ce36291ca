export { late as messages } from '../crud/ar.ts';
