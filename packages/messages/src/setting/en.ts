import { marketplace } from './marketplace-en.ts';

export const messages = {
  tabs: { label: 'Parts of the settings', own: 'Yours', marketplace: 'Marketplace' },
  appearance: 'Appearance',
  appearanceHelp: 'These choices are yours alone and follow you to every browser.',
  language: 'Language',
  languageHelp: 'Changing the language reloads the page.',
  languages: { ar: 'العربية', en: 'English' },
  theme: 'Theme',
  themes: {
    light: 'Light',
    dark: 'Dark',
    'semi-dark': 'Semi-dark: a dark menu beside light content',
    system: 'As the device: light or dark, as it is set there',
  },
  layout: 'Menu',
  layouts: { horizontal: 'Horizontal, below the navigation bar', vertical: 'Vertical, beside the content' },
  navbar: 'Navigation bar',
  navbars: { floating: 'Floating', sticky: 'Sticky', static: 'Scrolls away', hidden: 'Hidden' },
  navbarHidden: 'With the bar hidden, the menu button stays at the top of the page.',
  density: 'Density',
  densities: { compact: 'Compact', default: 'Default', comfortable: 'Comfortable' },
  calendar: 'Calendar',
  calendarHelp: 'In which date fields show a date and take what you type.',
  calendars: { gregory: 'Gregorian', 'islamic-umalqura': 'Hijri (Umm al-Qura)' },
  marketplace,
};
