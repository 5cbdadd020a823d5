import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inLanguage } from '../../testing/index.js';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.js';

const texts = {
  label: 'Write a review',
  ratingLabel: 'Your rating',
  starLabel: (stars: number) => `${stars} out of 5`,
  commentLabel: 'Your comment',
  submitLabel: 'Send review',
  errorMessages: { rating: 'Please choose a rating from 1 to 5.', comment: 'Please write a comment.' },
};

function show(props: Partial<ReviewFormProps> = {}) {
  const sent = vi.fn();
  render(inLanguage('en', <ReviewForm {...texts} onSubmit={sent} {...props} />));
  return { sent, user: userEvent.setup(), send: screen.getByRole('button', { name: /Send review/ }) };
}

test('submits the rating and the trimmed comment', async () => {
  const { sent, user, send } = show();
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), '  Easy to clean ');
  await user.click(send);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ rating: 4, comment: 'Easy to clean' });
});

test('reports every change', async () => {
  const changed = vi.fn();
  const { user } = show({ onValuesChange: changed });
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await user.type(screen.getByRole('textbox', { name: 'Your comment' }), 'OK');
  expect(changed.mock.calls).toEqual([
    [{ rating: 4, comment: '' }],
    [{ rating: 4, comment: 'O' }],
    [{ rating: 4, comment: 'OK' }],
  ]);
});

test('starts with a draft', async () => {
  const { sent, user, send } = show({ defaultValues: { rating: 3, comment: 'Easy to clean' } });
  await user.click(send);
  expect(sent).toHaveBeenCalledExactlyOnceWith({ rating: 3, comment: 'Easy to clean' });
});

test('shows what is missing, focuses the first field and keeps the input', async () => {
  const { sent, user, send } = show();
  await user.click(send);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 out of 5' }));
  expect(screen.getByText(texts.errorMessages.comment)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '2 out of 5' }));
  expect(screen.queryByText(texts.errorMessages.rating)).toBeNull();
  await user.click(send);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your comment' }));
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 out of 5' }).checked).toBe(true);
});

test('does not submit twice', async () => {
  const { sent, user, send } = show({ pending: true });
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  await user.type(screen.getByRole('textbox'), 'Good');
  await user.click(send);
  expect(sent).not.toHaveBeenCalled();
});

test('a reset clears rating, comment and errors', async () => {
  const { user, send } = show();
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
  await user.type(comment, 'Easy to clean');
  await user.click(send);
  expect(screen.getByText(texts.errorMessages.rating)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '4 out of 5' }));
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  await waitFor(() => expect(screen.queryByRole('radio', { checked: true })).toBeNull());
  expect([comment.value, screen.queryByText(texts.errorMessages.rating)]).toEqual(['', null]);
});
