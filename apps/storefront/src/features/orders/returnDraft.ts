import { RETURN_REASONS, type ReturnReason } from '@mahd/rules/shop';
import { createFormDraft } from '../../shell/createFormDraft.js';

/** The answers about a line that is to be returned. */
export interface Choice {
  readonly quantity: number;
  readonly reason: ReturnReason | '';
  readonly opened: boolean;
}

/** An unsent return: the answers by the position of their line, and the note. */
export interface ReturnInput {
  readonly choices: ReadonlyMap<number, Choice>;
  readonly note: string;
}

const draftOf = (orderNumber: string) => createFormDraft(`return:${orderNumber}`, { choices: '[]', note: '' });

/** The return of an order that was typed in this tab. Pictures are not stored. */
export function loadReturnDraft(orderNumber: string): ReturnInput {
  const { choices, note } = draftOf(orderNumber).load();
  try {
    return { choices: new Map((JSON.parse(choices) as unknown[]).flatMap(readEntry)), note };
  } catch {
    return { choices: new Map(), note };
  }
}

export function saveReturnDraft(orderNumber: string, { choices, note }: ReturnInput): void {
  draftOf(orderNumber).save({ choices: JSON.stringify([...choices]), note });
}

export const clearReturnDraft = (orderNumber: string): void => draftOf(orderNumber).clear();

/** An entry as stored, which an earlier version may have written; none if it cannot be read. */
function readEntry(entry: unknown): [number, Choice][] {
  const [position, choice] = entry as [unknown, Record<string, unknown> | undefined];
  const quantity = Number(choice?.quantity);
  if (typeof position !== 'number' || !(quantity >= 1)) return [];
  const reason = RETURN_REASONS.find((known) => known === choice?.reason) ?? '';
  return [[position, { quantity, reason, opened: choice?.opened === true }]];
}
