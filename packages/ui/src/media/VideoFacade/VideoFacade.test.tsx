import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderIn } from '../../navigation/renderIn.js';
import { VideoFacade } from './VideoFacade.js';

test.each(['en', 'ar'] as const)('%s: the player takes the place of the poster and the focus', async (language) => {
  const user = userEvent.setup();
  const ref = { current: null as HTMLDivElement | null };
  renderIn(language, <VideoFacade ref={ref} className="mine" title="Latch" url="abcdefghijk" poster={null} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const player = screen.getByTitle('Latch');
  expect(document.activeElement).toBe(player);
  expect(ref.current).toBe(player.parentElement);
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
