import { business } from './business.ts';
import { care } from './care.ts';
import { engineering } from './engineering.ts';
import { professions } from './professions.ts';
import { services } from './services.ts';
import { technology } from './technology.ts';

export const fieldsOfWork = [...business, ...technology, ...engineering, ...care, ...services, ...professions];
