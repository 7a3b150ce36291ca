import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bell } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { Banner } from '../Banner/Banner.tsx';
import { Link } from '../Link/Link.tsx';
import { storyTexts } from '../private/stories/story-texts.ts';
import { UiProvider } from './UiProvider.tsx';
import { useCalendar } from './ui-context.ts';

function Locale() {
  const { locale, direction } = useLocale();
  return <output>{`${locale} ${direction}`}</output>;
}

test.each([
  ['ar', 'ar-SA-u-ca-gregory-nu-latn rtl', 'إغلاق'],
  ['en', 'en-GB-u-ca-gregory-nu-latn ltr', 'Close'],
] as const)(
  'I18N-01 I18N-02 in %s components speak, write and run as that language does',
  (language, locale, close) => {
    render(
      <UiProvider language={language} texts={storyTexts[language]} navigate={() => {}}>
        <Locale />
        <Banner tone="info" title="…" onDismiss={() => {}} />
      </UiProvider>,
    );
    expect(screen.getByText(locale)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: close })).toBeInTheDocument();
  },
);

test('DEV-03 a followed link is given to the product', async () => {
  const navigate = vi.fn();
  render(
    <UiProvider language="en" texts={storyTexts.en} navigate={navigate}>
      <Link href="/projects">Projects</Link>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(navigate.mock.lastCall?.[0]).toBe('/projects');
});

test('DEV-03 icons are small, thin and silent, unless one says otherwise', () => {
  const { container } = render(
    <UiProvider language="en" texts={storyTexts.en} navigate={() => {}}>
      <Bell />
      <Bell size={20} role="img" aria-label="News" />
    </UiProvider>,
  );
  const looks = [...container.querySelectorAll('svg')].map((icon) =>
    ['width', 'height', 'stroke-width', 'aria-hidden'].map((name) => icon.getAttribute(name)),
  );
  expect(looks).toEqual([
    ['16', '16', '1.5', 'true'],
    ['20', '20', '1.5', null],
  ]);
});

function Calendar() {
  const [calendar, choose] = useCalendar();
  return <button onClick={() => choose('islamic-umalqura')}>{calendar}</button>;
}

test('T130 LOOK-02 the calendar that a person chooses holds for all fields, and is told to whoever keeps it', async () => {
  const keep = vi.fn();
  const shown = (isKept: boolean) => (
    <UiProvider
      language="en"
      texts={storyTexts.en}
      navigate={() => {}}
      calendar="gregory"
      onCalendarChange={isKept ? keep : undefined}
    >
      <Calendar />
      <Calendar />
    </UiProvider>
  );
  const { rerender } = render(shown(true));
  await userEvent.click(screen.getAllByRole('button', { name: 'gregory' })[0]!);
  expect(keep).toHaveBeenCalledWith('islamic-umalqura');
  expect(screen.getAllByRole('button', { name: 'gregory' })).toHaveLength(2);
  rerender(shown(false));
  await userEvent.click(screen.getAllByRole('button', { name: 'gregory' })[0]!);
  expect(screen.getAllByRole('button', { name: 'islamic-umalqura' })).toHaveLength(2);
});

test('DEV-03 a component that speaks says what it lacks where there is no provider', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Banner tone="info" title="…" onDismiss={() => {}} />)).toThrow(/UiProvider/);
  quiet.mockRestore();
});
