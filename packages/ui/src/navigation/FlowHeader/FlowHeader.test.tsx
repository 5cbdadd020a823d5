import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../renderIn.js';
import { FlowHeader } from './FlowHeader.js';

test.each(['en', 'ar'] as const)('links home and to help, and has no other link (%s)', (language) => {
  renderIn(
    language,
    <FlowHeader
      logo={<img src="data:," alt="" />}
      home={{ href: '/', label: 'Home page' }}
      title="Secure checkout"
      actions={<a href="tel:1">Call</a>}
    />,
  );
  expect(screen.getByRole('banner').textContent).toContain('Secure checkout');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', 'tel:1']);
  expect(screen.getByRole('link', { name: 'Home page' })).toBeDefined();
});
