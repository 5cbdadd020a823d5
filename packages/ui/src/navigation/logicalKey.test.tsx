import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { VariantPicker } from '../commerce/VariantPicker/index.js';
import { Carousel } from '../media/Carousel/index.js';
import { Gallery } from '../media/Gallery/index.js';
import { samplePictures } from '../media/samplePictures.js';
import { Accordion } from '../content/Accordion/index.js';
import { NavBar } from './NavBar/index.js';
import { renderIn } from './renderIn.js';
import { sampleNavBar } from './samples.js';
import { Tabs } from './Tabs/index.js';

const values = ['a', 'b', 'c'];
const pictures = [samplePictures.bottle160, samplePictures.bottle240, samplePictures.bottle240Bear];
/** Components with arrow keys, and the element that has the focus. */
const components: Record<string, [ReactElement, () => Element | null]> = {
  Tabs: [
    <Tabs key="" label="Parts" tabs={values.map((value) => ({ value, label: value, content: value }))} />,
    () => screen.getByRole('tab', { name: 'a' }),
  ],
  Carousel: [
    <Carousel key="" label="Bottles">
      {values.map((value) => (
        <p key={value}>{value}</p>
      ))}
    </Carousel>,
    () => document.querySelector('[data-part="track"]'),
  ],
  Gallery: [<Gallery key="" label="Bottle" pictures={pictures} />, () => document.querySelector('[data-part="track"]')],
  NavBar: [<NavBar key="" {...sampleNavBar('en')} />, () => document.querySelector('[data-part="entry"]')],
  VariantPicker: [
    <VariantPicker
      key=""
      groups={[{ label: 'Size', options: values.map((value) => ({ href: `#${value}`, label: value })) }]}
    />,
    () => screen.getByRole('radio', { name: 'a' }),
  ],
};
const cases = Object.keys(components).flatMap((name) =>
  (['en', 'ar'] as const).map((language) => [name, language] as const),
);

test.each(cases)('%s, %s: uses arrow keys, but not with Alt, Ctrl or Meta', (name, language) => {
  const [element, findFocused] = components[name]!;
  renderIn(language, element);
  const focused = findFocused()!;
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(focused, { key, [modifier]: true }), `${modifier} and ${key}`).toBe(true);
    expect(fireEvent.keyDown(focused, { key }), key).toBe(false);
  }
});

test.each(['en', 'ar'] as const)('%s: leaves the arrow keys of fields and players in slides to them', (language) => {
  renderIn(
    language,
    <Carousel label="Offers">
      <input aria-label="Quantity" type="number" />
      <select aria-label="Size" />
      <textarea aria-label="Message" />
      <Accordion items={[{ id: 'more', title: 'More', content: 'Text' }]} />
    </Carousel>,
  );
  for (const name of ['Quantity', 'Size', 'Message'])
    expect(fireEvent.keyDown(screen.getByLabelText(name), { key: 'ArrowLeft' }), name).toBe(true);
  expect(fireEvent.keyDown(screen.getByText('More'), { key: 'ArrowLeft' })).toBe(false);
});

test('leaves keys to the given handler when it prevents them', () => {
  const onKeyDown = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo');
  renderIn(
    'en',
    <>
      <Gallery label="Bottle" pictures={pictures} onKeyDown={onKeyDown} />
      <Carousel label="Bottles" onKeyDown={onKeyDown}>
        <p>1</p>
        <p>2</p>
      </Carousel>
    </>,
  );
  for (const track of document.querySelectorAll('[data-part="track"]')) fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(onKeyDown).toHaveBeenCalledTimes(2);
  expect(scrollTo).not.toHaveBeenCalled();
});
