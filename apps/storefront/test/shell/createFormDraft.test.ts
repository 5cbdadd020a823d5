import { expect, it } from 'vitest';
import { createFormDraft } from '../../src/shell/createFormDraft.js';

const draft = createFormDraft<{ name: string; gift: '' | 'yes' }>('test', { name: '', gift: '' }, { gift: ['yes'] });

it('keeps what is typed, and only the fields of the form', () => {
  draft.save({ name: 'Huda', gift: 'yes', ...{ password: 'secret' } });
  expect(draft.load()).toEqual({ name: 'Huda', gift: 'yes' });
  expect(sessionStorage.getItem('test')).not.toContain('secret');
  draft.clear();
  expect(draft.load()).toEqual({ name: '', gift: '' });
});

it.each([
  ['of another version of the form', '{"name":"Huda","gift":"wrapped"}', { name: 'Huda', gift: '' }],
  ['of another type', '{"name":7,"gift":true}', { name: '', gift: '' }],
  ['that cannot be read', '{"name":', { name: '', gift: '' }],
])('leaves a field empty whose stored value is one %s', (_which, stored, loaded) => {
  sessionStorage.setItem('test', stored);
  expect(draft.load()).toEqual(loaded);
});
