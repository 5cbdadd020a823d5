import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  orderReturnsAtom,
  returnPicturesAtom,
  type OrderAccess,
  type OrderReturn,
  type ReturnPicturesOutcome,
} from '@mahd/data/orders';
import { formatDate, formatNumber, formatPrice } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import type { StateTone } from '@mahd/ui/stateTones';
import { useLanguage } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { problemText } from '../../shell/problemText.js';
import { useMessages } from '../../shell/useMessages.js';
import { SmallPrint } from '../checkout/Checkout.styles.js';
import { PictureList, ReturnedLines, ReturnFrame } from './Returns.styles.js';
import { lineName } from './lineName.js';
import { ReturnForm } from './ReturnForm.js';

interface OrderReturnsProps {
  access: OrderAccess;
}

/** The returns of a delivered order, and the form for a new one. */
export function OrderReturns({ access }: OrderReturnsProps) {
  const { t } = useMessages('returns');
  const language = useLanguage();
  const [step, setStep] = useState<'list' | 'form' | 'requested'>('list');
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const { data, isError, isFetching, refetch } = useAtomValue(orderReturnsAtom(access));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent the form is gone.
  useEffect(() => {
    if (step === 'requested') heading.current?.focus();
  }, [step]);
  if (!data && isError)
    return <ErrorState title={t('returns.failed')} onRetry={() => void refetch()} pending={isFetching} />;
  if (!data) return <Skeleton lines={2} />;
  if (step === 'form') {
    return (
      <ReturnForm
        access={access}
        returns={data}
        pictures={pictures}
        onPicturesChange={setPictures}
        onBack={() => setStep('list')}
        onRequested={() => {
          setPictures([]);
          setStep('requested');
        }}
      />
    );
  }
  const date = data.until === null ? '' : `\u2068${formatDate(data.until, language)}\u2069`;
  const isOver = data.until !== null && !data.can_return && data.lines.some(({ returnable }) => returnable > 0);
  return (
    <Stack gap={16}>
      <Heading headingLevel={3} ref={heading} tabIndex={-1}>
        {t('returns.title')}
      </Heading>
      {step === 'requested' && (
        <Notice tone="success" live>
          {t('returns.requested')}
        </Notice>
      )}
      {data.returns.map((one) => (
        <ReturnCard key={one.return_number} access={access} entry={one} />
      ))}
      {data.can_return && (
        <Stack gap={8} align="start">
          <p>{t('returns.until', { date })}</p>
          <Button onClick={() => setStep('form')}>{t('returns.start')}</Button>
        </Stack>
      )}
      {isOver && (
        <p>
          {t('returns.over', { date })} {t('returns.overFault')}{' '}
          <ShopLink href="/contact">{t('returns.contact')}</ShopLink>
        </p>
      )}
    </Stack>
  );
}

const TONES: Readonly<Record<OrderReturn['state'], StateTone>> = {
  requested: 'info',
  approved: 'info',
  picked_up: 'info',
  received: 'info',
  refunded: 'success',
  refused: 'danger',
};

function ReturnCard({ access, entry }: { access: OrderAccess; entry: OrderReturn }) {
  const { t } = useMessages('returns');
  const language = useLanguage();
  const amount = `\u2068${formatPrice(entry.refund, language)}\u2069`;
  return (
    <ReturnFrame gap={8}>
      <Cluster justify="between">
        <p>
          <bdi dir="ltr">{entry.return_number}</bdi>
        </p>
        <Badge tone={TONES[entry.state]}>{t(`returns.states.${entry.state}`)}</Badge>
      </Cluster>
      <p>{t(`returns.next.${entry.state}`, { amount })}</p>
      {entry.refusal !== null && <p dir="auto">{t('returns.refusal', { reason: `\u2068${entry.refusal}\u2069` })}</p>}
      <ReturnedLines role="list">
        {entry.lines.map((line) => (
          <li key={line.position}>
            {[
              lineName(line, language),
              t('returns.quantity', { n: formatNumber(line.quantity) }),
              t(`returns.reasons.${line.reason}`),
            ].join(' · ')}
          </li>
        ))}
      </ReturnedLines>
      <SmallPrint>
        {t('returns.requestedOn', { date: `\u2068${formatDate(entry.created_at, language)}\u2069` })}
      </SmallPrint>
      {entry.pictures > 0 && <ReturnPictures access={access} returnNumber={entry.return_number} />}
    </ReturnFrame>
  );
}

function ReturnPictures(of: { access: OrderAccess; returnNumber: string }) {
  const { t } = useMessages('returns');
  const fetchPictures = useSetAtom(returnPicturesAtom);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ReturnPicturesOutcome | null>(null);
  const show = async () => {
    if (pending) return;
    setPending(true);
    setOutcome(await fetchPictures(of));
    setPending(false);
  };
  if (outcome?.kind === 'ready') {
    return (
      <PictureList role="list">
        {outcome.pictures.map((url, index) => (
          <li key={url}>
            <img src={url} alt={t('returns.picture', { n: formatNumber(index + 1) })} />
          </li>
        ))}
      </PictureList>
    );
  }
  return (
    <Stack gap={8} align="start">
      {outcome?.kind === 'failed' && (
        <Notice tone="danger" live>
          {problemText(t, outcome)}
        </Notice>
      )}
      <Button size="small" variant="outline" aria-disabled={pending || undefined} onClick={() => void show()}>
        {pending && <Spinner />}
        {t('returns.showPictures')}
      </Button>
    </Stack>
  );
}
