import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { newKey } from '@mahd/data/checkout';
import { requestReturnAtom, type OrderAccess, type OrderReturns, type ReturnableLine } from '@mahd/data/orders';
import { formatDate, formatPrice } from '@mahd/rules/locale';
import {
  isShopsFault,
  MAX_LENGTHS,
  MAX_RETURN_PICTURES,
  refundOfPieces,
  RETURN_PICTURE_TYPES,
  RETURN_REASONS,
  type ReturnReason,
} from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Checkbox } from '@mahd/ui/Checkbox';
import { Cluster } from '@mahd/ui/Cluster';
import { FileUpload } from '@mahd/ui/FileUpload';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import { QuantityStepper } from '@mahd/ui/QuantityStepper';
import { Select } from '@mahd/ui/Select';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { TextArea } from '@mahd/ui/TextArea';
import { useLanguage } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { problemText } from '../../shell/problemText.js';
import { useMessages } from '../../shell/useMessages.js';
import { SmallPrint } from '../checkout/Checkout.styles.js';
import { LineChoices, LineQuestions } from './Returns.styles.js';
import { lineName } from './lineName.js';
import { clearReturnDraft, loadReturnDraft, saveReturnDraft, type Choice, type ReturnInput } from './returnDraft.js';
import { MAX_CHOSEN_BYTES, shrinkPicture } from './shrinkPicture.js';

interface ReturnFormProps {
  access: OrderAccess;
  returns: OrderReturns;
  /** The chosen pictures, which outlive the form when it is closed. */
  pictures: readonly File[];
  onPicturesChange: (pictures: readonly File[]) => void;
  onBack: () => void;
  onRequested: () => void;
}

const UNANSWERED: Choice = { quantity: 1, reason: '', opened: false };

/** One after the other: decoded pictures need much memory. */
async function shrinkAll(pictures: readonly File[]): Promise<Blob[]> {
  const shrunk: Blob[] = [];
  for (const picture of pictures) shrunk.push(await shrinkPicture(picture));
  return shrunk;
}

const isHeic = (file: File) => /\.hei[cf]$/i.test(file.name);

/** The form for a return of a delivered order. Its input survives reloads and Back. */
export function ReturnForm({ access, returns, pictures, onPicturesChange, onBack, onRequested }: ReturnFormProps) {
  const { t } = useMessages('returns');
  const language = useLanguage();
  const request = useSetAtom(requestReturnAtom);
  const { orderNumber } = access;
  const [input, setInput] = useState(() => loadReturnDraft(orderNumber));
  const { choices, note } = input;
  const [hasHeic, setHasHeic] = useState(false);
  /** The lines that were chosen when the form was sent incomplete: those chosen later are not asked for a reason yet. */
  const [submitted, setSubmitted] = useState<readonly number[] | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<string>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone. The focus alone would leave the heading at the lower edge of the window.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);

  const lines = returns.lines.filter(({ returnable }) => returnable > 0);
  const chosen = lines.flatMap((line) => {
    const choice = choices.get(line.position);
    return choice ? [{ line, ...choice, quantity: Math.min(choice.quantity, line.returnable) }] : [];
  });
  const hasFault = chosen.some(({ reason }) => reason !== '' && isShopsFault(reason));
  const fee = hasFault ? returns.delivery_fee : 0;
  const allowed = chosen.filter(({ line, reason, opened }) => !(line.hygiene && opened && reason === 'changed_mind'));
  const refund = allowed.reduce((sum, { line, quantity }) => sum + refundOfPieces(line, quantity), fee);
  const isComplete =
    chosen.length > 0 && allowed.length === chosen.length && chosen.every(({ reason }) => reason !== '');

  const change = (changed: ReturnInput) => {
    setInput(changed);
    saveReturnDraft(orderNumber, changed);
    // A changed request is another one.
    key.current = undefined;
  };
  const changeLine = (position: number, choice: Choice | null) => {
    const next = new Map(choices);
    if (choice) next.set(position, choice);
    else next.delete(position);
    change({ choices: next, note });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSubmitted(chosen.map(({ line }) => line.position));
    setProblem(null);
    if (!isComplete) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setPending(true);
    key.current ??= newKey();
    const outcome = await request({
      access,
      key: key.current,
      request: {
        lines: chosen.flatMap(({ line, quantity, reason, opened }) =>
          reason === '' ? [] : [{ position: line.position, quantity, reason, opened }],
        ),
        note,
      },
      pictures: hasFault ? await shrinkAll(pictures) : [],
    });
    setPending(false);
    if (outcome.kind === 'requested') {
      clearReturnDraft(orderNumber);
      onRequested();
    } else setProblem(problemText(t, outcome));
  };

  const price = (amount: number) => `\u2068${formatPrice(amount, language)}\u2069`;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <Heading headingLevel={3} ref={heading} tabIndex={-1}>
          {t('returns.start')}
        </Heading>
        {returns.until !== null && (
          <p>
            {t('returns.until', { date: `\u2068${formatDate(returns.until, language)}\u2069` })}{' '}
            <ShopLink href="/return-refund-policy">{t('returns.policy')}</ShopLink>
          </p>
        )}
        <LineChoices>
          <legend>{t('returns.choose')}</legend>
          {lines.map((line) => (
            <LineChoice
              key={line.position}
              line={line}
              choice={choices.get(line.position)}
              submitted={submitted?.includes(line.position) === true}
              missing={submitted !== null && chosen.length === 0}
              onChange={(choice) => changeLine(line.position, choice)}
            />
          ))}
        </LineChoices>
        {hasFault && (
          <FileUpload
            label={t('returns.pictures')}
            description={t('returns.picturesHint')}
            errorMessage={hasHeic ? t('returns.errors.pictureHeic') : undefined}
            optional
            multiple
            accept={RETURN_PICTURE_TYPES.join(',')}
            maxSize={MAX_CHOSEN_BYTES}
            maxFiles={MAX_RETURN_PICTURES}
            value={pictures}
            onValueChange={(files) => {
              onPicturesChange(files);
              setHasHeic(false);
              key.current = undefined;
            }}
            onReject={(rejections) => setHasHeic(rejections.some(({ file }) => isHeic(file)))}
          />
        )}
        <TextArea
          label={t('returns.note')}
          description={t('returns.noteHint')}
          optional
          maxLength={MAX_LENGTHS.returnNote}
          value={note}
          onValueChange={(text) => change({ choices, note: text })}
        />
        {allowed.length > 0 && (
          <div aria-live="polite">
            <p>
              <strong>
                {fee > 0
                  ? t('returns.refundWithFee', { amount: price(refund), fee: price(fee) })
                  : t('returns.refund', { amount: price(refund) })}
              </strong>
            </p>
            <SmallPrint>{t('returns.refundHow')}</SmallPrint>
          </div>
        )}
        {problem !== null && (
          <Notice tone="danger" live>
            {problem}
          </Notice>
        )}
        <Cluster>
          <Button type="submit" aria-disabled={pending || undefined}>
            {pending && <Spinner />}
            {t('returns.send')}
          </Button>
          <Button variant="outline" onClick={onBack}>
            {t('returns.back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

interface LineChoiceProps {
  line: ReturnableLine;
  choice: Choice | undefined;
  /** Whether the form was sent with this line. */
  submitted: boolean;
  /** Whether no line at all is chosen. */
  missing: boolean;
  onChange: (choice: Choice | null) => void;
}

function LineChoice({ line, choice, submitted, missing, onChange }: LineChoiceProps) {
  const { t } = useMessages('returns');
  const language = useLanguage();
  const name = lineName(line, language);
  return (
    <Stack gap={12}>
      <Checkbox
        label={name}
        checked={choice !== undefined}
        errorMessage={missing ? t('returns.chooseError') : undefined}
        onCheckedChange={(checked) => onChange(checked ? UNANSWERED : null)}
      />
      {choice && (
        <LineQuestions gap={16}>
          {line.returnable > 1 && (
            <Cluster>
              <span>{t('returns.pieces')}</span>
              <QuantityStepper
                size="small"
                label={name}
                value={Math.min(choice.quantity, line.returnable)}
                max={line.returnable}
                onValueChange={(quantity) => onChange({ ...choice, quantity })}
              />
            </Cluster>
          )}
          <Select
            label={t('returns.reason')}
            placeholder={t('returns.chooseReason')}
            options={RETURN_REASONS.map((reason) => ({ value: reason, label: t(`returns.reasons.${reason}`) }))}
            value={choice.reason}
            errorMessage={submitted && choice.reason === '' ? t('returns.reasonError') : undefined}
            onValueChange={(reason) => onChange({ ...choice, reason: reason as ReturnReason | '' })}
          />
          {line.hygiene && (
            <Checkbox
              label={t('returns.opened')}
              checked={choice.opened}
              errorMessage={choice.opened && choice.reason === 'changed_mind' ? t('returns.openedError') : undefined}
              onCheckedChange={(opened) => onChange({ ...choice, opened })}
            />
          )}
        </LineQuestions>
      )}
    </Stack>
  );
}
