import type { BabyStage } from '@mahd/rules/shop/babyStage';
import { render, screen } from '@testing-library/react';
import { atom } from 'jotai';
import { describe, expect, it } from 'vitest';
import { clientAtomsAtom } from '../../src/app/clientAtoms.js';
import { CurrentStageLink } from '../../src/features/content/CurrentStageLink.js';
import ar from '../../src/messages/ar/content.js';
import en from '../../src/messages/en/content.js';
import { inShop, shopWith } from '../support/shop.js';

describe.each([
  ['en', en.content, ['month 5 of pregnancy', 'your baby is 4 months old', 'your baby is 20 months old']],
  ['ar', ar.content, ['الشهر 5 من الحمل', 'عمر طفلكِ 4 أشهر', 'عمر طفلكِ 20 شهرًا']],
] as const)('the link to the current stage (%s)', (language, messages, [pregnant, young, old]) => {
  const show = async (babyStage: BabyStage | null, question: 'findMonth' | 'findAge' = 'findMonth') => {
    const state = await shopWith(() => ({ status: 500 }), ['content']);
    state.shop.store.set(clientAtomsAtom, { babyStage: atom(babyStage) });
    render(inShop(state, language, <CurrentStageLink question={`content.${question}`} />));
    const link = screen.getByRole('link');
    return [link.textContent, link.getAttribute('href')];
  };

  it.each(['findMonth', 'findAge'] as const)(
    'leads to the My baby panel while no date is known: %s',
    async (question) => {
      expect(await show(null, question)).toEqual([messages[question], expect.stringMatching(/#my-baby$/)]);
    },
  );

  it.each([
    [{ kind: 'pregnancy', week: 20, month: 5 }, pregnant, `/${language}/stages-of-pregnancy?month=5#months`],
    [{ kind: 'baby', months: 4 }, young, `/${language}/baby-care?month=4#months`],
    [{ kind: 'baby', months: 20 }, old, `/${language}/good-to-know`],
  ] as const)('leads to the guide for the stage %o', async (stage, month, href) => {
    expect(await show(stage)).toEqual([messages.monthNow.replace('{month}', month), href]);
  });
});
