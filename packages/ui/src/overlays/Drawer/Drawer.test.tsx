import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { Drawer } from './index.js';

test('a link closes it also when it is not dismissible', () => {
  const onOpenChange = vi.fn();
  renderIn(
    'en',
    <Drawer open onOpenChange={onOpenChange} title="Menu" dismissible={false}>
      <a href="#products">Products</a>
    </Drawer>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: 'Products' }));
  expect(onOpenChange.mock.calls).toEqual([[false, { reason: 'link-press' }]]);
});
