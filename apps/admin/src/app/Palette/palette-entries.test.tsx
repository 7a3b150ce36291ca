import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../resources.ts';
import { entriesFor } from './palette-entries.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = '0190a000-0000-7000-8000-00000000bbbb';
const hit = (image?: string | null) => ({
  id,
  label: { ar: 'سارة', en: 'Sara' },
  hint: null,
  state: 'active',
  ...(image !== undefined && { image }),
});

function found(area: 'seekers' | 'skills', image?: string | null) {
  const { groups } = entriesFor({
    text: 'sara',
    offered: [],
    found: [{ area, hits: [hit(image)], hasMore: false }],
    language: 'en',
    settings: {
      isDemoShown: true,
      maintenanceBanner: null,
      uploadTypes: ['pdf'],
      uploadPictureSize: 5,
      uploadDocumentSize: 10,
      reasons: {},
    },
    can: () => true,
    t: (key) => key,
  });
  return render(<div>{groups.find((group) => group.id === area)?.commands[0]?.start}</div>).container;
}

test('a person that the palette found has a face before the name; what has no pictures has none', () => {
  expect(found('seekers', null).querySelector('[data-initials="S"]')).not.toBeNull();
  expect(found('skills').querySelector('[data-initials]')).toBeNull();
});
