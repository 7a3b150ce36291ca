import { lazy } from 'react';
import { start } from '../stack/app.jsx';

void start(lazy(() => import('./List.jsx')));
