import { useState } from 'react';
import type { DemoBackend } from '#mocks/demo-backend.ts';
import type { MockSettings } from '#mocks/mock-settings.ts';

/** How the mocks answer, and the way to change it; they look at it at every request. */
export function useMockSettings(backend: DemoBackend): [MockSettings, (changes: Partial<MockSettings>) => void] {
  const [settings, setSettings] = useState<MockSettings>({ ...backend.settings });
  const change = (changes: Partial<MockSettings>) => {
    Object.assign(backend.settings, changes);
    setSettings({ ...settings, ...changes });
  };
  return [settings, change];
}
