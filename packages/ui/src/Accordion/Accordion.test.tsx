import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const sections: AccordionProps['sections'] = [
  { id: 'water', title: 'Watering', note: '3 times a week', content: 'At dawn' },
  { id: 'prune', title: 'Pruning', content: 'After the last frost' },
  { id: 'pick', title: 'Picking', content: 'In the morning', isDisabled: true },
];
const title = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = (name: string | RegExp) => screen.queryByRole('group', { name });

test('DEV-03 a part is opened and closed by its title, which is a heading and says its note', async () => {
  render(<Accordion sections={sections} headingLevel={4} />);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  expect(panel(/Watering/)).toBeNull();
  await userEvent.tab();
  expect(title(/Watering.*3 times a week/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(panel(/Watering/)).toHaveTextContent('At dawn');
  await userEvent.click(title('Pruning'));
  expect(panel('Pruning')).toHaveTextContent('After the last frost');
  expect(panel(/Watering/)).not.toBeNull();
  await userEvent.click(title(/Watering/));
  expect(panel(/Watering/)).toBeNull();
});

test('DEV-03 one at a time, opening one closes the other', async () => {
  render(<Accordion sections={sections} isOneAtATime openAtFirst={['water']} />);
  expect(panel(/Watering/)).not.toBeNull();
  await userEvent.click(title('Pruning'));
  expect(panel('Pruning')).not.toBeNull();
  expect(panel(/Watering/)).toBeNull();
});

test('DEV-03 a part that can’t be opened stays closed', async () => {
  render(<Accordion sections={sections} />);
  expect(title('Picking')).toBeDisabled();
  await userEvent.click(title('Picking'));
  expect(panel('Picking')).toBeNull();
});
