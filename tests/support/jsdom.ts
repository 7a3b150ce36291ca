import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous, because a slow machine is no failure: nothing here measures time.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
