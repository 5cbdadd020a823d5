import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { babyDateAtom } from '@mahd/data/visitor';
import { AGE_BANDS, ageFromText } from '@mahd/rules/shop';
import { ageBandOf, babyStage, nippleSizeOf } from '@mahd/rules/shop/babyStage';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Container } from '@mahd/ui/Container';
import { DateField } from '@mahd/ui/DateField';
import { LinkButton } from '@mahd/ui/LinkButton';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { ShopLink } from '../../app/ShopLink.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { useMessages } from '../../shell/useMessages.js';
import drawing from './baby.svg?url';
import { Panel } from './MyBaby.styles.js';
import { knownBabyDateAtom, today } from './babyStageAtom.js';
import { guideHref } from './guideHref.js';

interface MyBabyProps {
  /** With the drawing and the ages, on the home page. Elsewhere it is only the date, until it is known. */
  full?: boolean;
}

/**
 * Products and guides for the baby's stage: of the date entered here, which is only stored on the device and can be
 * cleared, or of the answers in the account.
 */
export default function MyBaby({ full = false }: MyBabyProps) {
  const { t } = useMessages('shellDeferred');
  const { pathname, hash } = useLocation();
  // The guide for fathers speaks to a man.
  const addressed = pathname.endsWith('/first-time-father') ? 'myBaby.toFather' : 'myBaby';
  const title = useId();
  const ready = useClientStateReady();
  const [babyDate, setBabyDate] = useAtom(babyDateAtom);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const day = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const stored = ready ? babyDate : null;
  useEffect(() => setTyped(stored ?? ''), [stored]);
  // A link to the panel that is pressed before its code has loaded finds nothing to scroll to.
  useEffect(() => {
    if (hash === '#my-baby') document.getElementById('my-baby')?.scrollIntoView();
  }, [hash]);

  const known = useAtomValue(knownBabyDateAtom);
  const stage = ready && known !== null ? babyStage(known, today()) : null;
  const isInvalid = (typed !== '' || asked) && babyStage(typed, today()) === null;
  const change = (date: string) => {
    setTyped(date);
    if (babyStage(date, today())) setBabyDate(() => date);
  };
  // The answer is there as soon as the date is: on a phone, below the keyboard.
  const show = () => {
    const isMissing = stage === null || isInvalid;
    setAsked(isMissing);
    (isMissing ? day : answer).current?.focus();
  };
  const clear = () => {
    setTyped('');
    setAsked(false);
    setBabyDate(() => null);
  };
  return (
    <Container>
      <Panel id="my-baby" aria-labelledby={title} data-full={full || undefined} data-ready={ready || undefined}>
        <div data-part="ask">
          <h2 id={title}>{t('myBaby.title')}</h2>
          {full && <img src={drawing} alt="" width={264} height={198} loading="lazy" />}
          <p>{t(`${addressed}.text`)}</p>
          <div data-part="form">
            <DateField
              label={t('myBaby.date')}
              inputRef={day}
              value={typed}
              onValueChange={change}
              onKeyDown={({ key, target }) => {
                if (key === 'Enter' && target instanceof HTMLInputElement) show();
              }}
              errorMessage={isInvalid ? t('myBaby.wrong') : undefined}
            />
            <Button variant="outline" onClick={show}>
              {t('myBaby.show')}
            </Button>
          </div>
        </div>
        <div data-part="answer" aria-live="polite" ref={answer} tabIndex={-1}>
          {stage ? (
            <>
              <strong>
                {stage.kind === 'pregnancy'
                  ? t('myBaby.pregnancy', { week: stage.week, month: stage.month })
                  : t(`${addressed}.age`, { n: stage.months })}
              </strong>
              <Cluster>
                <LinkButton href={`/products?age=${ageBandOf(stage)}`}>
                  {t(stage.kind === 'pregnancy' ? 'myBaby.firstProducts' : 'myBaby.products')}
                </LinkButton>
                <LinkButton href={guideHref(stage)} variant="outline">
                  {t('myBaby.guide')}
                </LinkButton>
              </Cluster>
              {stage.kind === 'baby' && (
                <p>{t(`${addressed}.nipple`, { size: `\u2068${nippleSizeOf(stage.months)}\u2069` })}</p>
              )}
              {stored === null ? (
                <LinkButton href="/profile?active=details" variant="ghost">
                  {t(`${addressed}.fromProfile`)}
                </LinkButton>
              ) : (
                <Button variant="ghost" onClick={clear}>
                  {t('myBaby.clear')}
                </Button>
              )}
            </>
          ) : full ? (
            <>
              <img src={drawing} alt="" width={264} height={198} loading="lazy" />
              <p>{t('myBaby.nothing')}</p>
            </>
          ) : null}
        </div>
        {full && (
          <nav aria-labelledby={`${title}ages`}>
            <h3 id={`${title}ages`}>{t('myBaby.ages')}</h3>
            <ol>
              {AGE_BANDS.map((band) => (
                <li key={band}>
                  <ShopLink
                    href={`/products?age=${band}`}
                    aria-current={stage !== null && ageBandOf(stage) === band ? 'true' : undefined}
                  >
                    <span aria-hidden="true">{ageFromText(band)}</span>
                    <VisuallyHidden>
                      {band === 0 ? t('myBaby.fromBirth') : t('myBaby.ageFrom', { n: band })}
                    </VisuallyHidden>
                  </ShopLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </Panel>
    </Container>
  );
}
