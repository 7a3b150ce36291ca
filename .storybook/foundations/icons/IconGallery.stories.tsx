import { SearchField } from '@diwan/ui/SearchField/SearchField';
import { Text } from '@diwan/ui/Text/Text';
import { fixedIcons, mirroredIcons } from '@diwan/ui/theme/base/mirrored-icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Sheet } from '#parts/Sheet.tsx';
import * as styles from './icon-gallery.css.ts';
import { productIcons } from './product-icons.ts';

type ProductIcon = (typeof productIcons)[number];

function inArabic(inPage: string): string {
  if ((mirroredIcons as readonly string[]).includes(inPage)) return 'Mirrored in Arabic.';
  const reason = (fixedIcons as Readonly<Record<string, string>>)[inPage];
  return reason ? `Stays as it is: ${reason}` : 'Not mirrored.';
}

function IconCard({ name, inPage, places, Icon, onCopy }: ProductIcon & { onCopy: (name: string) => void }) {
  return (
    <li className={styles.card}>
      <button
        type="button"
        className={styles.copy}
        aria-label={`${name}: copy its import`}
        onClick={() => onCopy(name)}
      >
        <span className={styles.both}>
          <Icon size={20} />
          <span dir="rtl">
            <Icon size={20} />
          </span>
        </span>
        {name}
      </button>
      <Text size="small">{inArabic(inPage)}</Text>
      <Text size="small" tone="muted">
        {places.join(' · ')}
      </Text>
    </li>
  );
}

function IconGalleryPage() {
  const [words, setWords] = useState('');
  const [copied, setCopied] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = productIcons.filter(({ name, places }) =>
    [name, ...places].some((word) => word.toLowerCase().includes(wanted)),
  );
  async function copy(name: string) {
    await navigator.clipboard.writeText(`import { ${name} } from 'lucide-react';`);
    setCopied(`The import of ${name} is in the clipboard.`);
  }
  return (
    <Sheet
      title="Icon gallery"
      lead="Every icon that the product draws, read from what its files import: both ways, what becomes of it in Arabic, and where it stands. Take one of these before a new one; pressing it copies its import."
    >
      <div className={styles.tools}>
        <SearchField label="Find an icon by its name or by where it stands" value={words} onChange={setWords} />
        <Text size="small" tone="muted">
          <span role="status">{copied || `${found.length} of ${productIcons.length} icons`}</span>
        </Text>
      </div>
      <ul className={styles.gallery}>
        {found.map((icon) => (
          <IconCard key={icon.name} {...icon} onCopy={copy} />
        ))}
      </ul>
    </Sheet>
  );
}

const meta = {
  title: 'Foundations/Icon gallery',
  component: IconGalleryPage,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof IconGalleryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(60);
  },
};
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'LayoutSwitch');
    const names = canvas.getAllByRole('button', { name: /copy its import/ }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['List']);
  },
};
